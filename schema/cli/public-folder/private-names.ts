/** What systems and programs leave in a folder. Nobody misses it on the site. */
const litter =
  /^(?:\.ds_store|\._.*|\.localized|icon\r|thumbs\.db|ehthumbs\.db|desktop\.ini|\.directory|__macosx|\.git(?:keep|ignore|attributes)|\.keep|~\$.*|\.#.*|.*\.sw[a-p])$/i;

/** Copies that editors and programs keep. */
const backup = /(?:~|\.bak|\.old|\.save|\.orig|\.rej|\.tmp)$|^#.*#$/i;

/** Keys and passwords, under the names that programs give them, and what a package manager installs. */
const secret = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)|node_modules)$|\.(?:env|ppk|p12|pfx|jks|keystore|kdbx?)$/i;

/** Hidden from view, and meant for everybody: RFC 8615. */
const wellKnown = ".well-known";

/**
 * Whether a name in the public folder keeps a file, or all files of a folder, off the site. `litter` is not worth a word.
 * @param name of the file or folder itself
 * @param isTop it stands directly in the public folder
 */
export function privacyOf(name: string, isTop: boolean): "public" | "private" | "litter" {
  if (litter.test(name)) return "litter";
  if (name.startsWith(".")) return isTop && name === wellKnown ? "public" : "private";
  return backup.test(name) || secret.test(name) ? "private" : "public";
}
