/* Constants that are called in another way than they are. */

/** What people call the same thing, in several languages. */
const sameThings = [
  "phone telephone tel telefon telefono teléfono téléphone telefoon telefone phonenumber mobile mobil handy cell",
  "email mail e-mail mailaddress emailaddress correo courriel",
  "address adresse anschrift direccion dirección indirizzo street",
  "opens opening open hours openinghours öffnet geöffnet öffnungszeiten abre ouvre horaires ouverture",
  "closes closing close schließt geschlossen cierra ferme fermeture",
  "price cost amount fee preis betrag kosten prix precio prezzo",
  "name title",
  "city town ort stadt ville ciudad",
].map((words) => new Set(words.split(" ")));

const last = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** `boxes` and `box`, `entries` and `entry`. */
const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|[cs]h)es$/, "")
    .replace(/(?<=.{2})s$/, "");

/** The known name that has the same steps, each in its singular or its plural. */
export function otherNumber(name: string, known: readonly string[]): string | undefined {
  const bare = (one: string): string => one.split(".").map(singular).join(".");
  const found = known.filter((one) => bare(one) === bare(name));
  return found.length === 1 ? found[0] : undefined;
}

/** The only known name for the same thing: `telephone` for `phone`. */
export function sameThing(name: string, known: readonly string[]): string | undefined {
  if (name.includes(".")) return undefined;
  const words = sameThings.find((set) => set.has(last(name)));
  const found = words ? known.filter((one) => words.has(last(one))) : [];
  return found.length === 1 ? found[0] : undefined;
}
