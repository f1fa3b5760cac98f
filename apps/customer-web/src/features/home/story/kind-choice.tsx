import { styled } from '@mui/material/styles'
import { customerKinds, type CustomerKind } from '@puente/contract'
import { Link, Notice, rem, v } from '@puente/ui'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { words } from './story-words.ts'

const Choice = styled('fieldset')({
  display: 'inline-flex',
  margin: 0,
  padding: 3,
  border: `1px solid ${v.field}`,
  borderRadius: 999,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 34,
    padding: '0 16px',
    borderRadius: 999,
    fontSize: rem(13),
    fontWeight: 500,
    color: v.inkMuted,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': { backgroundColor: v.primarySoft, color: v.primary, fontWeight: 600 },
  '& label:has(input:focus-visible)': { outline: `2px solid ${v.primaryDark}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '& legend': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    clipPath: 'inset(50%)',
  },
})
const Details = styled('div')({ marginTop: 16 })

/** Persons or companies: for companies, how they send and where they begin. */
export function KindChoice() {
  const [kind, setKind] = useState<CustomerKind>('person')
  return (
    <>
      <Choice>
        <legend>{words('kind.label')}</legend>
        {customerKinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="visitor-kind"
              value={one}
              checked={one === kind}
              onChange={() => setKind(one)}
            />
            {words(`kind.${one}`)}
          </label>
        ))}
      </Choice>
      <div role="status">{kind === 'company' ? <ForCompanies /> : null}</div>
    </>
  )
}

function ForCompanies() {
  return (
    <Details>
      <Notice
        title={words('kind.title')}
        actions={
          <>
            <Link href={paths.signup(paths.signupCompany())}>{words('kind.open')}</Link>
            <Link href={paths.pricing()}>{words('kind.prices')}</Link>
          </>
        }
      >
        {words('kind.text')}
      </Notice>
    </Details>
  )
}
