/** What opens the search dialog, once it has been loaded. */
interface SearchSlot {
  /**
   * Opens search.
   * @param typed what the field begins with; called when the field is there, because the reader may have typed on
   * @throws if the dialog can't be loaded, or if the slot hasn't been filled yet
   */
  open: (typed: () => string) => Promise<void>;
}

/** The module that every page runs listens for shortcuts, and the one that is loaded later fills this slot, so that neither imports the other. */
export const searchSlot = {} as SearchSlot;
