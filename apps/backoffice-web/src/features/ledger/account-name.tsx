import Box from '@mui/material/Box'
import { Code } from '@puente/ui'
import { accountName } from './words.ts'

/** An account by its name, with its code on hover; by its code where it has no name. */
export function AccountName({ code }: { code: string }) {
  const name = accountName(code)
  if (name === undefined) return <Code>{code}</Code>
  return (
    <Box component="span" title={code}>
      {name}
    </Box>
  )
}
