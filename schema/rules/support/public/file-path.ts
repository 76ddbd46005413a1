/** `art/oven.svg` -> `oven.svg` */
export const baseOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/** `art/oven.svg` -> `art/oven` */
export const stemOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

/** `art/oven.svg` -> `art/` */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf("/") + 1);
