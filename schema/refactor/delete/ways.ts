import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { Change } from "../../edit/editable.ts";
import { insertAt } from "../../edit/insert.ts";
import { set } from "../../edit/set.ts";
import { resolveAddress } from "../../site/address.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath } from "../../site/paths.ts";
import type { Draft } from "../plan/draft.ts";
import { refuse, type RefusedPlan } from "../plan/plan.ts";
import type { Thing } from "../things/thing.ts";
import { placeAt } from "../uses/find-uses.ts";
import { countUses } from "../words/count-uses.ts";
import { capital, counted, joined } from "../words/words.ts";
import type { DeleteChoice } from "./choice.ts";
import { usesFor, type IsGone } from "./gone-places.ts";
import { leadElsewhere } from "./lead-elsewhere.ts";
import { unlink } from "./unlink.ts";

/** What goes, and the links to it. */
interface Gone {
  readonly isGone: IsGone;
  readonly links: readonly WrittenLink[];
}

/** What becomes of the links and of the old addresses. */
export interface Way {
  readonly kind: "way";
  readonly draft: Pick<Draft, "replacements" | "keeper" | "effects" | "changes">;
  readonly removals?: readonly Path[];
  /** How many links go, where others lead elsewhere. */
  readonly taken?: number;
}

/** The way that was chosen; without a choice there are no links. */
export function wayFor(site: OpenSite, thing: Thing, choice: DeleteChoice, gone: Gone): Way | RefusedPlan {
  if (choice.redirect !== undefined) return redirected(site, thing, choice.redirect, gone);
  if (choice.planned) return planned(site, thing, gone);
  const taken = unlink(site, gone.links);
  if ("kind" in taken) return taken;
  const { replacements, removals } = taken;
  const plain = gone.links.filter(({ inText }) => inText !== undefined);
  const held = gone.links.filter(({ inText }) => inText === undefined);
  return {
    kind: "way",
    removals,
    draft: {
      replacements,
      keeper: () => undefined,
      effects: [
        ...(plain.length > 0
          ? [`${capital(countUses(usesFor(plain)))} ${plain.length === 1 ? "becomes" : "become"} plain words.`]
          : []),
        ...(held.length > 0
          ? [`${capital(countUses(usesFor(held)))} ${held.length === 1 ? "goes" : "go"}, with what was clicked there.`]
          : []),
        ...(hasAddress(thing) ? [`${thing.name} leads nowhere afterwards.`] : []),
      ],
    },
  };
}

/** Whether visitors may know its address. */
const hasAddress = ({ kind }: Thing): boolean => kind === "page" || kind === "anchor";

function redirected(site: OpenSite, thing: Thing, to: string, { isGone }: Gone): Way | RefusedPlan {
  const address = to.replace(/(.)#/, "$1/");
  const found = resolveAddress(address, site.pages.index);
  const place = placeAt(address, site);
  const isItself = place ? isGone(place) : found.kind === "planned" && address === thing.name;
  if (found.kind === "nothing" || isItself)
    return refuse(
      isItself ? `${to} goes as well` : `There is no page or place ${to} to lead to`,
      "Name another one: --redirect /",
    );
  const keeper = (after: OpenSite): Path | undefined => {
    const now = placeAt(address, after);
    return now && (now.anchor ? now.anchor.at.slice(0, -1) : now.page.at);
  };
  const { replacements, removals, led, taken, effects } = leadElsewhere(
    site,
    {
      place: (one) => (isGone(one) ? address : undefined),
      planned: ({ at }) => (isSamePath(at, thing.at) ? address : undefined),
    },
    thing.at,
  );
  return {
    kind: "way",
    removals,
    taken,
    draft: {
      replacements,
      keeper: (one, _, after) => (isGone(one) ? keeper(after) : undefined),
      effects: [
        ...(led.length > 0
          ? [`${capital(countUses(led))} ${led.length === 1 ? "leads" : "lead"} to ${address} from now on.`]
          : []),
        ...effects,
        ...(!hasAddress(thing)
          ? []
          : [
              place
                ? `The old address ${thing.name} leads there too.`
                : `${address} is planned: the old address ${thing.name} leads nowhere until it is a page.`,
            ]),
      ],
    },
  };
}

/** The addresses stay, announced. */
function planned(site: OpenSite, thing: Thing, { isGone, links }: Gone): Way | RefusedPlan {
  if (thing.kind === "planned") return refuse(`${thing.name} is planned already`);
  if (thing.kind === "section") return refuse("Only a page, or a place with an anchor, can be planned");
  const names = thing.kind === "page" ? [thing.name] : [thing.name, ...thing.aliases].filter((name) => name !== "/");
  const { replacements, removals, led, taken, effects } = leadElsewhere(
    site,
    {
      place: (one) => (isGone(one) ? (names.find((name) => name.startsWith(one.page.path)) ?? names[0]) : undefined),
      endsOldAddresses: true,
    },
    thing.at,
  );
  const kept = links.length - led.length - taken;
  return {
    kind: "way",
    removals,
    taken,
    draft: {
      replacements,
      keeper: () => undefined,
      changes: names.map((path) => addPlanned(path, titleOf(site, thing))),
      effects: [
        `${joined(names)} ${names.length === 1 ? "is" : "are"} announced under “planned”.`,
        ...(kept > 0
          ? [
              `${capital(counted(kept, "link"))} ${kept === 1 ? "stays" : "stay"} as ${kept === 1 ? "it is" : "they are"}.`,
            ]
          : []),
        ...(led.length > 0
          ? [`${capital(countUses(led))} to places on it ${led.length === 1 ? "leads" : "lead"} to ${names[0]}.`]
          : []),
        ...effects,
      ],
    },
  };
}

const addPlanned =
  (path: string, title: string): Change =>
  (on) => {
    const list = on.value["planned"];
    const entry = { path, title };
    return Array.isArray(list) && list.length > 0
      ? insertAt(on, ["planned"], list.length, entry)
      : set(on, ["planned"], [entry]);
  };

function titleOf({ site }: OpenSite, { at, name }: Thing): string {
  const data = dataAt(site, at);
  const facts = isMap(data) ? data : {};
  const title = facts["title"] ?? facts["label"] ?? facts["question"];
  const words = capital((name.split("/").at(-1) ?? name).replaceAll("-", " "));
  return typeof title === "string" && title.trim() !== "" ? title : words;
}
