/** An in-memory storage, or one that refuses every operation like a full or disabled one. */
export function storageOf(refuses = false): Storage {
  const kept = new Map<string, string>()
  const guard = () => {
    if (refuses) throw new DOMException('refused', 'QuotaExceededError')
  }
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => (guard(), kept.get(key) ?? null),
    setItem: (key, value) => (guard(), void kept.set(key, value)),
    removeItem: (key) => (guard(), void kept.delete(key)),
    clear: () => kept.clear(),
  }
}
