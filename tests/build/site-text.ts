/** A site of one page with a menu that leads somewhere. */
export const siteText = (menu: string): string => `version: 1
site: { name: Kiln Lane, url: https://kiln.example }
menus: { main: [{ label: Prices, href: ${menu} }] }
routes:
  - { path: /, title: Home, description: D, sections: [{ type: text, body: B }] }
`;
