/** A storage in memory, for engines without a browser. Several engines may share it, as tabs do. */
export class MemoryStorage {
  stores = new Map();
  listeners = [];

  #store(name) {
    if (!this.stores.has(name)) this.stores.set(name, new Map());
    return this.stores.get(name);
  }

  /** What one tab is given. */
  tab() {
    const own = [];
    return {
      add: async (store, key, value) => {
        const there = this.#store(store).has(key);
        if (!there) this.#store(store).set(key, value);
        return !there;
      },
      put: async (store, key, value) => void this.#store(store).set(key, value),
      get: async (store, key) => this.#store(store).get(key),
      range: async (store, lower, upper) =>
        [...this.#store(store)].filter(([key]) => lower <= key && key <= upper).sort(byKey),
      remove: async (store, key) => void this.#store(store).delete(key),
      post: (channel, text) => {
        for (const [tab, name, callback] of this.listeners)
          if (tab !== own && name === channel) setTimeout(() => callback(text), 0);
      },
      listen: (channel, callback) => void this.listeners.push([own, channel, callback]),
    };
  }
}

const byKey = ([one], [other]) => (one < other ? -1 : one > other ? 1 : 0);
