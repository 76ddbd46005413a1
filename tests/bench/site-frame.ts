/** The part of a generated site that does not grow with its pages. Menus lead to its first twelve routes. */
export const siteFrame = (link: (route: number) => { readonly title: string; readonly path: string }): string => {
  const entry = (route: number): string => {
    const { title, path } = link(route);
    return `            - { title: ${title}, description: What others in the trade do., href: ${path}, icon: package }`;
  };
  const footerItem = (route: number): string => {
    const { title, path } = link(route);
    return `        - { label: ${title}, href: ${path} }`;
  };
  return `version: 1

site:
  name: Ledgerline
  url: https://www.ledgerline.example
  language: en
  currency: EUR
  description: Software for small trades, described at length, so that long sites can be measured.
  logo: { src: art/mark.svg, decorative: true }
  image: { src: art/share.png, alt: Nine shapes on one line }
  contacts:
    - { label: "{phone}", href: "tel:{phone}", icon: phone, hint: "{support}, on every plan" }
    - { label: "{email}", href: "mailto:{email}", icon: mail, hint: For questions of any length }

constants:
  phone: "+44 1632 960456"
  email: hello@ledgerline.example
  support: Day and night
  trial: { days: 21 }
  setup: { hours: 36 }

badges:
  popular: { label: Popular, tone: accent }

collections:
  plans:
    single:
      title: Single
      for: For one shop and up to five people.
      price: 19
      unit: per shop and month
      features: [All records, "{trial.days} days free"]
    several:
      title: Several
      for: For several shops that share their stock.
      price: 49
      unit: per company and month
      picked: true
      features: [Everything in Single, Shared stock]
    many:
      title: Many
      for: For companies with departments and approvals.
      price: 99
      unit: per company and month
      features: [Everything in Several, Approvals]

shared:
  begin:
    type: call-to-action
    title: Begin with {trial.days} free days
    intro: Setup takes {setup.hours} hours, most of which you sleep through.
    actions:
      - { label: Start free trial, href: "mailto:{email}?subject=Start", style: primary }

menus:
  topBar:
    - { label: "{phone}", href: "tel:{phone}", icon: phone }
  main:
    - { label: Home, href: / }
    - label: Products
      href: ${link(1).path}
      mega:
        categories:
          - id: money
            title: Money
            icon: receipt
            items:
${[1, 2, 3, 4].map(entry).join("\n")}
          - id: goods
            title: Goods
            icon: truck
            items:
${[5, 6, 7, 8].map(entry).join("\n")}
        featured:
          title: A tour of an hour
          description: We show it with your own records.
          image: { src: art/feature-products.svg, decorative: true }
          cta: { label: Ask for a tour, href: "mailto:{email}?subject=Tour" }
    - label: Solutions
      href: ${link(9).path}
      mega:
        categories:
          - id: trades
            title: By trade
            icon: users
            items:
${[9, 10, 11].map(entry).join("\n")}
  actions:
    - { label: Start free trial, href: "mailto:{email}?subject=Trial", style: primary }
  footer:
    - id: pages
      title: Pages
      items:
${[1, 2, 3, 4, 5, 6].map(footerItem).join("\n")}
`;
};
