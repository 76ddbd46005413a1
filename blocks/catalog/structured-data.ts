import { offerOf, productOf } from "../../renderer/parts/text/offer.ts";
import type { About, StructuredData, Thing } from "../../renderer/parts/structured-data.ts";
import type { Entry } from "../../schema/language/types.ts";
import { lengthOf } from "./length.ts";

/** What people take part in for a time is a course. A loaf that rests for 36 hours has a duration too, but no participants. */
const isCourse = ({ duration, participants, description }: Entry): boolean =>
  duration !== undefined && participants !== undefined && description !== undefined;

/** Entries that are courses make a list of courses; all others that have a price are products. */
export const catalogData: StructuredData<"catalog"> = ({ title, from }, about) => {
  const courses = from.filter(isCourse);
  const products = from.filter((entry) => !isCourse(entry)).map((entry) => productOf(entry, about));
  const list: Thing = {
    "@type": "ItemList",
    name: title,
    itemListElement: courses.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: courseOf(entry, about),
    })),
  };
  return [...(courses.length > 0 ? [list] : []), ...products.filter((product) => product !== undefined)];
};

function courseOf(entry: Entry, about: About): Thing {
  const { title, anchor, description, tier, duration, outcomes } = entry;
  const length = duration === undefined ? undefined : lengthOf(duration, about.language);
  return {
    "@type": "Course",
    name: title,
    description: description && about.words(description),
    url: about.address(anchor),
    provider: { "@id": about.organization },
    educationalLevel: tier,
    teaches: outcomes,
    offers: offerOf(entry, about),
    hasCourseInstance: { "@type": "CourseInstance", ...length },
  };
}
