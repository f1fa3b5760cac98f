/* An entry of its own: what an app loads first imports the endpoints of staff, and not these texts. */
export { decidedMessages } from './decisions/messages-decided.es.ts'
export { groupNames, kindNames, type SettingGroup } from './settings/messages-names.es.ts'
export {
  customerReadText,
  decidedDocumentText,
  decidedKinds,
  matterText,
  settingKindText,
} from './decisions/staff-matter-text.ts'
