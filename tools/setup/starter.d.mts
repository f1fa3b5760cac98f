/** Calls `gone` once when the npm or the launcher that started this command was killed; returns how to stop watching. */
export function watchStarter(gone: () => void): () => void
