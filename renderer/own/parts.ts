/*
 * What section types of a site may use: to them this module is “lintel/parts”. docs/blocks.md explains it. What is here stays as it is
 * from one version to the next; more may come.
 */
export { ActionLink } from "../parts/link/ActionLink.tsx";
export { Actions } from "../parts/link/Actions.tsx";
export { Link } from "../parts/link/Link.tsx";
export { Badges } from "../parts/list/Badges.tsx";
export { CheckList } from "../parts/list/CheckList.tsx";
export { Icon } from "../parts/picture/Icon.tsx";
export { Picture } from "../parts/picture/Picture.tsx";
export { Heading } from "../parts/section/Heading.tsx";
export { Section } from "../parts/section/Section.tsx";
export { Subsection } from "../parts/section/Subsection.tsx";
export { Markdown } from "../parts/text/Markdown.tsx";
export { Moment } from "../parts/text/Moment.tsx";
export { Money } from "../parts/text/Money.tsx";
export { Text } from "../parts/text/Text.tsx";
