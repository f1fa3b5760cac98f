/** What is refused about settings. */
export const settingRefusals = {
  /** Facts: rule. Another setting says something that this one contradicts. */
  'settings-contradict': { status: 409 },
  /** Only whoever proposed something withdraws it. */
  'not-the-proposer': { status: 403 },
  /** What is proposed is what is in force. */
  'nothing-changed': { status: 409 },
  /** A version that has taken force stays; a new one replaces it. */
  'version-in-force': { status: 409 },
  /** Facts: kind, key, at, fault. A file of settings is taken as a whole or not at all. */
  'settings-file-wrong': { status: 422 },
} as const
