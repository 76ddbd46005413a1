import { plainLook } from "../../../../reader/characters/look-alikes.ts";

/** What names of other sets of icons begin with: `fa-phone`, `fas fa-phone`, `mdi:phone`, `bi bi-phone`, `i-lucide-phone`. */
const otherSets =
  /^(?:(?:fa-(?:solid|regular|light|brands|thin|duotone)|fa[srlbd]?|fab|bi|bx[sl]?|ti|ri|la[srb]?|pi|ion|uil?|mdi(?:-light)?|ic|i|material-(?:icons|symbols)(?:-(?:outlined|rounded|sharp|light))?|glyphicon|icons?|lni|ph|carbon|feather|heroicons?(?:-(?:outline|solid))?|tabler|lucide(?:-react)?|simple-icons|octicon|ant-design)[-:./\s]+)+/i;

/** `fa-solid fa-phone`: the set that an icon is of, before its name. */
export const setBefore = (written: string): string | undefined =>
  /^[a-z-]+ (?:fa|bi|ti|ri|mdi|glyphicon)-(?=[a-z])/.exec(written)?.[0];

/** What other sets say of the way in which an icon is drawn. */
const drawnHow = /-(?:icon|outlined?|rounded|sharp|fill(?:ed)?|solid|regular|line|thin|light|bold|duotone|two-tone)$/;
const drawnFirst = /^(?:outline|baseline|round|sharp|solid|filled|twotone)-/;

/** What the names of components begin with that stand for icons of other sets: `LuClock`, `FaClock`. */
const components =
  /^(?:Icon|Lu|Fa(?:Reg)?|Fi|Md|Io|Bs|Hi|Ri|Gi|Tb|Ai|Bi|Cg|Di|Go|Gr|Im|Pi|Rx|Si|Sl|Ti|Vsc|Wi|Fc)\d?(?=[A-Z])/;

const dashed = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])|[\s_]+/g, "-").toLowerCase();

/** A name as other sets of icons have it, in the ways in which lucide may: `ClockIcon`, `LuClock` and `mdi:clock-outline` as `clock`. */
export function plainNames(written: string): readonly string[] {
  const bare = plainLook(written)
    .slice(0, 100)
    .replace(/^[<:\s]+|(?:[\s;,.:>/]|\(\))+$/g, "")
    .replace(otherSets, "")
    .replace(/\.(?:svg|png)$/i, "");
  const names = [dashed(bare)];
  for (const name of [dashed(bare), dashed(bare.replace(components, ""))]) {
    const short = name.replace(drawnHow, "");
    for (const one of [name, short, short.replace(drawnHow, "").replace(drawnFirst, "")])
      names.push(one, one.replace(/(?<=[a-z])(?=\d)/g, "-"));
  }
  return [...new Set(names)].filter((name) => name !== "");
}
