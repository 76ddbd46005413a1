import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { Address } from "../../schema/language/values.ts";
import { classNames } from "../parts/class-names.ts";
import { fill, useFrame } from "../parts/frame.ts";
import { Icon } from "../parts/picture/Icon.tsx";
import button from "../parts/link/button.module.css";
import { useHref, type FollowEvent } from "../parts/link/link-context.ts";
import { commonLinks } from "./common-links.ts";
import { recentSearches, rememberSearch } from "./recent.ts";
import { NothingFound } from "./NothingFound.tsx";
import styles from "./SearchDialog.module.css";
import { SearchOptions, type OptionGroup } from "./SearchOptions.tsx";
import { useSearch } from "./use-search.ts";

interface SearchDialogProps {
  /** Gives what was typed before the field was there. */
  takeEarly(): string;
  /** @param followed whether a result was opened: the focus is then on its way to it */
  onClose(followed: boolean): void;
}

/** The search: a field, and what answers to it. Open for as long as it is rendered. */
export function SearchDialog({ takeEarly, onClose }: SearchDialogProps): ReactNode {
  const frame = useFrame();
  const { labels } = frame;
  const { follow } = useHref();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  const { state, groups: found, retry } = useSearch(words);
  const dialog = useRef<HTMLDialogElement>(null);
  const followed = useRef(false);
  const listId = useId();
  const isEmpty = words.trim() === "";

  const open = (address: Address, event: FollowEvent): void => {
    if (!isEmpty) rememberSearch(words.trim());
    followed.current = true;
    dialog.current?.close();
    follow(address, event);
  };
  const type = (text: string): void => {
    setWords(text);
    setChosen(0);
  };

  const groups: readonly OptionGroup[] = isEmpty
    ? [
        {
          title: labels.searchRecent,
          options: recentSearches().map((recent) => ({ title: recent, icon: "history", choose: () => type(recent) })),
        },
        {
          title: labels.searchCommon,
          options: commonLinks(frame).map(({ label, href }) => ({
            title: label,
            icon: "arrow-right",
            choose: (event) => open(href, event),
          })),
        },
      ]
    : found.map(({ title, hits }) => ({
        title,
        options: hits.map((hit) => ({
          title: hit.title,
          text: hit.text,
          icon: hit.icon,
          terms: hit.terms,
          choose: (event) =>
            open({ to: hit.to, page: hit.page, ...(hit.anchor !== "" && { anchor: hit.anchor }) }, event),
        })),
      }));
  const shown = groups.filter(({ options }) => options.length > 0);
  const options = shown.flatMap((group) => group.options);
  const isNothing = !isEmpty && state === "ready" && options.length === 0;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setWords(takeEarly());
  }, [takeEarly]);

  const key = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen((before) => (before + step + options.length) % options.length);
    } else if (event.key === "Enter") options[chosen]?.choose(event);
  };
  const click = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current.close();
  };

  const count = options.length === 1 ? labels.searchCountOne : fill(labels.searchCount, { count: options.length });
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label={labels.search}
      onClose={() => onClose(followed.current)}
      onClick={click}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Icon name="search" size={24} />
          <input
            type="text"
            value={words}
            role="combobox"
            aria-label={labels.search}
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={options.length > 0 ? `${listId}-${chosen}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={labels.searchHint}
            onChange={(event) => type(event.target.value)}
            onKeyDown={key}
            autoFocus
          />
          <button
            type="button"
            className={button.square}
            aria-label={labels.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <p className={styles.count} role="status">
          {!isEmpty && state === "loading" && labels.loading}
          {!isEmpty && state === "ready" && !isNothing && count}
          {isNothing && fill(labels.searchNone, { words: words.trim() })}
          {!isEmpty && state === "failed" && labels.searchFailed}
        </p>
        {options.length > 0 ? (
          <SearchOptions id={listId} groups={shown} chosen={chosen} />
        ) : (
          <div className={styles.none}>
            {isNothing && <NothingFound />}
            {state === "failed" && (
              <button
                type="button"
                className={classNames(button.button, button.secondary, styles.retry)}
                onClick={retry}
              >
                {labels.reload}
              </button>
            )}
          </div>
        )}
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {labels.searchMove}
          </span>
          <span>
            <kbd>Enter</kbd> {labels.searchOpen}
          </span>
          <span>
            <kbd>Esc</kbd> {labels.searchClose}
          </span>
        </p>
      </div>
    </dialog>
  );
}
