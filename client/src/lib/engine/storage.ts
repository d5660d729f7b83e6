/** What the engine keeps, in this browser's IndexedDB, and how tabs tell each other that it has changed. */

/** Fulfilled when all of a transaction is on the disk, not when its requests have succeeded. */
function completed<T>(transaction: IDBTransaction, value: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new DOMException("the transaction was aborted", "AbortError"));
    transaction.oncomplete = () => resolve(value());
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}

export function openDatabase(name: string, version: number, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const missing = stores.filter((store) => !request.result.objectStoreNames.contains(store));
      for (const store of missing) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close(); // a newer page upgrades it
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("the database cannot be opened"));
    request.onblocked = () => reject(new Error("an older page keeps the database open"));
  });
}

/** The storage as the engine asks for it. All values are text. */
export class Storage {
  #channels = new Map<string, BroadcastChannel>();

  constructor(private readonly database: IDBDatabase) {}

  #write(store: string): [IDBTransaction, IDBObjectStore] {
    const transaction = this.database.transaction(store, "readwrite", { durability: "strict" });
    return [transaction, transaction.objectStore(store)];
  }

  /** False: the key is there already, and keeps its value. */
  add = async (store: string, key: string, value: string): Promise<boolean> => {
    const [transaction, rows] = this.#write(store);
    let added = true;
    const request = rows.add(value, key);
    request.onerror = (event) => {
      if (request.error?.name !== "ConstraintError") return;
      event.preventDefault(); // else the transaction would be aborted
      event.stopPropagation();
      added = false;
    };
    return completed(transaction, () => added);
  };

  put = async (store: string, key: string, value: string): Promise<void> => {
    const [transaction, rows] = this.#write(store);
    rows.put(value, key);
    return completed(transaction, () => undefined);
  };

  remove = async (store: string, key: string): Promise<void> => {
    const [transaction, rows] = this.#write(store);
    rows.delete(key);
    return completed(transaction, () => undefined);
  };

  get = async (store: string, key: string): Promise<string | undefined> => {
    const transaction = this.database.transaction(store);
    const request = transaction.objectStore(store).get(key) as IDBRequest<string | undefined>;
    return completed(transaction, () => request.result);
  };

  /** Keys and values in the order of the keys, both ends included. */
  range = async (store: string, lower: string, upper: string): Promise<[string, string][]> => {
    const transaction = this.database.transaction(store);
    const [rows, within] = [transaction.objectStore(store), IDBKeyRange.bound(lower, upper)];
    const [keys, values] = [rows.getAllKeys(within), rows.getAll(within) as IDBRequest<string[]>];
    return completed(transaction, () => keys.result.map((key, i) => [key as string, values.result[i] ?? ""]));
  };

  #channel(name: string): BroadcastChannel {
    const channel = this.#channels.get(name) ?? new BroadcastChannel(name);
    this.#channels.set(name, channel);
    return channel;
  }

  /** Tells the other tabs; a channel never tells its own side. */
  post = (channel: string, text: string): void => {
    this.#channel(channel).postMessage(text);
  };

  listen = (channel: string, callback: (text: string) => void): void => {
    this.#channel(channel).addEventListener("message", (event: MessageEvent<string>) => callback(event.data));
  };
}
