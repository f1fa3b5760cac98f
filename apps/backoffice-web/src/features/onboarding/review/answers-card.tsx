import Box from '@mui/material/Box'
import type { ScreenedCase, ScreeningAnswer, StaffApplication } from '@puente/contract/staff'
import { Button, Card, Disclosure, Muted, RefusalNotice, StatusChip, v, type Tone } from '@puente/ui'
import { refusalOf } from '@puente/web'
import type { ReactNode } from 'react'
import { Moment } from '../../../shell/moments/moment.tsx'
import { AttemptsTable, HitsTable } from '../case-tables.tsx'
import { words as onboardingWords } from '../words.ts'
import { useAskRegistry, useScreenAgain } from './queries.ts'
import { words } from './words.ts'

type Attempts = StaffApplication['attempts']
type Hits = StaffApplication['hits']

interface AnswersCardProps {
  kind: ScreenedCase
  id: string
  /** Whether the case waits and nothing is proposed, so that partners can be asked again. */
  isOpen: boolean
  screening: ScreeningAnswer | undefined
  hits?: Hits
  /** The answers of the civil registry. Absent when the registry was not queried. */
  attempts?: Attempts
}

/** What registry and watch lists answered, with the time of each, and the request to ask them again. */
export function AnswersCard({ kind, id, isOpen, screening, hits = [], attempts }: AnswersCardProps) {
  return (
    <Box id="lists">
      <Card title={words('answers.title')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {attempts === undefined ? (
            <Muted>{words(`answers.noRegistry.${kind}`)}</Muted>
          ) : (
            <Registry id={id} isOpen={isOpen} attempts={attempts} />
          )}
          <Lists kind={kind} id={id} isOpen={isOpen} screening={screening} />
          {hits.length === 0 ? null : <HitsTable hits={hits} />}
        </Box>
      </Card>
    </Box>
  )
}

interface AnswerProps {
  what: string
  tone: Tone
  result: string
  at?: string | undefined
  /** What else is known of the answer. */
  more?: string | undefined
  again: ReactNode
}

function Answer({ what, tone, result, at, more, again }: AnswerProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 2,
        borderTop: `1px solid ${v.line}`,
      }}
    >
      <div>
        {what} <StatusChip tone={tone}>{result}</StatusChip>
        <br />
        <Muted>
          {at === undefined ? words('answers.never') : <Moment at={at} />}
          {more === undefined ? '' : ` · ${more}`}
        </Muted>
      </div>
      {again}
    </Box>
  )
}

function Registry({ id, isOpen, attempts }: { id: string; isOpen: boolean; attempts: Attempts }) {
  const ask = useAskRegistry(id)
  const [last, ...earlier] = attempts
  const isMatch = last?.result === 'match'
  return (
    <div id="registry">
      <Answer
        what={words('answers.registry')}
        tone={isMatch ? 'ok' : 'warn'}
        result={
          last === undefined ? words('answers.silent') : onboardingWords(`attempts.results.${last.result}`)
        }
        at={last?.at}
        again={
          isOpen && !isMatch ? (
            <Button
              size="small"
              busy={ask.isPending}
              onPress={() => ask.mutate({})}
              aria-label={words('answers.againWhat', { what: words('answers.registry') })}
            >
              {words('answers.again')}
            </Button>
          ) : null
        }
      />
      <RefusalNotice refusal={refusalOf(ask.error)} />
      {earlier.length === 0 ? null : (
        <Disclosure summary={words('answers.earlier', { count: earlier.length })}>
          <AttemptsTable attempts={earlier} />
        </Disclosure>
      )}
    </div>
  )
}

function Lists({ kind, id, isOpen, screening }: Omit<AnswersCardProps, 'hits' | 'attempts'>) {
  const screen = useScreenAgain()
  const isFresh = screening !== undefined && !screening.isOld
  return (
    <div>
      <Answer
        what={words('answers.lists')}
        tone={screening?.verdict === 'clear' && isFresh ? 'ok' : 'warn'}
        result={
          screening === undefined ? words('answers.silent') : words(`results.screening.${screening.verdict}`)
        }
        at={screening?.at}
        more={
          screening === undefined
            ? undefined
            : [
                words('answers.version', { version: screening.listVersion }),
                ...(screening.isOld ? [words('answers.old')] : []),
              ].join(' · ')
        }
        again={
          isOpen && !isFresh ? (
            <Button
              size="small"
              busy={screen.isPending}
              onPress={() => screen.mutate({ kind, id })}
              aria-label={words('answers.againWhat', { what: words('answers.lists') })}
            >
              {words('answers.again')}
            </Button>
          ) : null
        }
      />
      <RefusalNotice refusal={refusalOf(screen.error)} />
    </div>
  )
}
