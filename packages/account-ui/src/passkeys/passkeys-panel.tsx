import { Button, Card, DefinitionList, HiddenText } from '@puente/ui'
import { format, knowsPasskeys } from '@puente/web'
import { useState } from 'react'
import { AddPasskey } from './add-passkey.tsx'
import type { AccountCalls, FactorsChanged, Passkey } from '../calls.ts'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { words } from '../words.ts'

interface PasskeysPanelProps {
  calls: AccountCalls
  passkeys: readonly Passkey[]
  onChanged: FactorsChanged
}

export function PasskeysPanel({ calls, passkeys, onChanged }: PasskeysPanelProps) {
  const [doomed, setDoomed] = useState<Passkey>()
  const [renamed, setRenamed] = useState<Passkey>()
  return (
    <Card>
      <p>{words(passkeys.length === 0 ? 'passkeys.none' : 'passkeys.some')}</p>
      <DefinitionList
        items={passkeys.map((passkey) => ({
          term: passkey.name,
          value: sinceText(passkey),
          action: (
            <>
              <Button kind="text" onPress={() => setRenamed(passkey)}>
                {words('passkeys.rename')}
                <HiddenText> {passkey.name}</HiddenText>
              </Button>
              <Button kind="text" onPress={() => setDoomed(passkey)}>
                {words('remove')}
                <HiddenText> {passkey.name}</HiddenText>
              </Button>
            </>
          ),
        }))}
      />
      {knowsPasskeys() ? (
        <AddPasskey calls={calls} onChanged={onChanged} />
      ) : (
        <p>{words('passkeys.unknown')}</p>
      )}
      <RenamePasskey
        key={renamed?.id}
        calls={calls}
        passkey={renamed}
        onChanged={onChanged}
        onEnd={() => setRenamed(undefined)}
      />
      <RemovePasskey
        calls={calls}
        passkey={doomed}
        onChanged={onChanged}
        onEnd={() => setDoomed(undefined)}
      />
    </Card>
  )
}

const sinceText = ({ usedAt, createdAt }: Passkey): string =>
  usedAt === undefined
    ? words('passkeys.added', { when: format.dateTime(createdAt) })
    : words('passkeys.used', { when: format.dateTime(usedAt) })
