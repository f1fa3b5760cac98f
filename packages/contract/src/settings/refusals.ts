/** Refusals about settings. */
export const settingRefusals = {
  /** This setting contradicts another one; facts: rule. */
  'settings-contradict': { status: 409 },
  /** A proposal can be withdrawn only by the person who made it. */
  'not-the-proposer': { status: 403 },
  /** The proposed version equals the one in force at its instant. */
  'nothing-changed': { status: 409 },
  /** The version is already in force and cannot be withdrawn; propose a new one. */
  'version-in-force': { status: 409 },
  /** The file of settings has a fault and none of it is imported; facts: kind, key, at, fault. */
  'settings-file-wrong': { status: 422 },
} as const
