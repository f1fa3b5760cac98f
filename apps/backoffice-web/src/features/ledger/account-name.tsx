import Box from '@mui/material/Box'
import { Code } from '@puente/ui'
import { accountName } from './words.ts'

/** The name of an account with its code on hover; its code when it has no name. */
export function AccountName({ code }: { code: string }) {
  const name = accountName(code)
  if (name === undefined) return <Code>{code}</Code>
  return (
    <Box component="span" title={code}>
      {name}
    </Box>
  )
}
