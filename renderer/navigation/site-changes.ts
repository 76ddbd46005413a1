/** While developing: calls back when the server says that the site has changed. In a build there is nothing to wait for. */
export function siteChanges(): { readonly onChange?: (listener: () => void) => () => void } {
  const hot = import.meta.hot;
  if (!hot) return {};
  return {
    onChange(listener) {
      hot.on("lintel:site", listener);
      return () => hot.off("lintel:site", listener);
    },
  };
}
