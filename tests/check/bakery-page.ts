/** A site with one page that lacks nothing but its sections: they follow in the next lines. */
export const bakeryPage = `version: 1
site:
  name: Corner Bakery
  url: https://bakery.example
  description: Bread, cakes and coffee in the old town, baked every morning since 1924.
routes:
  - path: /
    title: Home
    description: Fresh bread every morning, baked in the old town and brought to your door.
    sections:
`;
