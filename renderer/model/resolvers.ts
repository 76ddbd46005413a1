import { publicUrl } from "./public-url.ts";
import { resolveLink } from "./resolve-link.ts";
import { showBadge, showEntry, showEntryAction, type Resolvers } from "./show-fields.ts";
import type { Entry } from "../../schema/language/types.ts";
import type { Address, Image, Money } from "../../schema/language/values.ts";
import type { Data, Files } from "../../schema/problem.ts";
import type { CheckedSite } from "../../schema/site/checked-site.ts";
import { fillMarkdown, fillText, type Filling } from "../../schema/site/fill-text.ts";
import type { EntryScope, Run } from "../../schema/site/reference.ts";
import { typefacesOf } from "../../schema/site/theme/families.ts";
import { entriesOf } from "../../schema/site/written.ts";

/** An entry as it is shown, and the scope in which texts may name its fields. */
interface ShownEntry {
  readonly entry: Entry;
  readonly scope: EntryScope;
}

const numberOf = (data: Data): number => (typeof data === "number" ? data : 0);
const asWritten = (written: string): string => written;

/** What each part becomes in the model of a site. A part of the language that is not here does not compile. */
export function createResolvers({ written: site, index }: CheckedSite, files: Files): Resolvers {
  const { filler, parsed, pages } = index;
  const here = new URL(site.site.url);
  const badges = new Map(Object.entries(site.badges ?? {}));
  const collections = new Map(Object.entries(site.collections ?? {}));
  const shownEntries = new Map<string, readonly ShownEntry[]>();

  function image(src: string, alt: string): Image {
    const { width = 0, height = 0 } = files.facts(src) ?? {};
    return { src: publicUrl(src), alt, width, height };
  }

  /** The resolvers where texts may name the fields of an entry, or without a scope those of all other places. */
  function within(scope?: EntryScope): Resolvers {
    const link = (target: readonly Run[]): Address => resolveLink(filler.target(target, scope), pages.index, here);
    const label = (written: string): string => filler.words(written, scope);
    const filling: Filling = {
      reference: (reference) => filler.runs([reference], scope),
      address: ({ target }) => link(target),
      picture: ({ src }, alt) => image(src, alt),
    };
    return {
      label,
      nav: (written) => (written === false ? false : label(written)),
      text: (written) => fillText(parsed.text(written).content, filling),
      markdown: (written) => fillMarkdown(parsed.markdown(written), filling),
      link: (written) => link(parsed.template(written).runs),
      number: (written) => numberOf(filler.value(written)),
      money: (written) => money(numberOf(filler.value(written))),
      date(written) {
        const iso = String(filler.value(written));
        return { iso, text: filler.formats.date(iso) ?? iso };
      },
      badge(key) {
        const badge = badges.get(key);
        if (!badge) throw new Error(`No badge has the key “${key}”`);
        return showBadge(badge, everywhere);
      },
      image: ({ src, alt, decorative }) => image(src, decorative === true ? "" : label(alt ?? "")),
      collection: (name, button) =>
        entriesIn(name).map(({ entry, scope: own }) =>
          button === undefined || entry.action !== undefined
            ? entry
            : { ...entry, action: showEntryAction(button, within(own)) },
        ),
      anchor: asWritten,
      color: asWritten,
      font: asWritten,
      footerGroup: asWritten,
      host: asWritten,
      icon: asWritten,
      key: asWritten,
      path: asWritten,
      shared: asWritten,
      template: asWritten,
      token: asWritten,
      typefaces: typefacesOf,
    };
  }

  const money = (value: number): Money => ({
    value: filler.formats.shown(value),
    text: filler.formats.money(value),
  });

  function entriesIn(name: string): readonly ShownEntry[] {
    const written = new Map(Object.entries(collections.get(name) ?? {}));
    const shown =
      shownEntries.get(name) ??
      entriesOf(index.site, name).flatMap((scope): ShownEntry[] => {
        const one = written.get(String(scope.path.at(-1)));
        if (!one) return [];
        const saving = filler.saving(scope);
        const entry = showEntry(one, everywhere);
        if (saving !== undefined) return [{ scope, entry: { ...entry, saving: money(saving) } }];
        // A former price that is not higher than the one now is no former price.
        const { originalPrice: _, ...rest } = entry;
        return [{ scope, entry: rest }];
      });
    shownEntries.set(name, shown);
    return shown;
  }

  const everywhere = within();
  return everywhere;
}
