import { keyInPath, type Setting, type SettingData, type SettingWire } from '@puente/contract/staff'
import type { Answer, Client } from './client.ts'

/** The API path of a setting. */
export const settingPath = ({ kind }: Pick<Setting, 'kind'>, key = 'default'): string =>
  `/api/settings/${kind}/${keyInPath(key)}`

/** The current data of a setting, as staff read it. */
export async function settingNow<S extends Setting>(
  client: Client,
  setting: S,
  key?: string,
): Promise<SettingData<S>> {
  const { current } = (await client.get<SettingWire>(settingPath(setting, key))).body
  return current?.data as SettingData<S>
}

/** Proposes the next version of a setting, in force once it is confirmed or from an instant. */
export const proposeSetting = <S extends Setting>(
  client: Client,
  setting: S,
  data: SettingData<S>,
  { key, from }: { readonly key?: string; readonly from?: Date } = {},
): Promise<Answer<SettingWire>> =>
  client.post(`${settingPath(setting, key)}/proposal`, {
    data,
    note: 'Prueba',
    ...(from === undefined ? {} : { inForceFrom: from.toISOString() }),
  })

/** Confirms the proposal about a setting. */
export const confirmSetting = (
  client: Client,
  setting: Setting,
  key?: string,
): Promise<Answer<SettingWire>> => client.decide(`${settingPath(setting, key)}/decision`, 'confirm')
