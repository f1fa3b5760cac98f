import Box from '@mui/material/Box'
import { Button, SearchIcon } from '@puente/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useKey } from '../../../shell/keys/use-key.ts'
import { words } from '../words.ts'

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}))

/** Opens the search from every screen, by its button, by Ctrl K or by a slash. */
export function CommandBar() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useKey('/', () => setOpen(true))
  return (
    <Box sx={{ marginLeft: { xs: 'auto', md: 0 }, display: 'grid' }}>
      <Button
        size="small"
        start={<SearchIcon aria-hidden />}
        aria-keyshortcuts="Control+K /"
        onPress={() => setOpen(true)}
      >
        {words('search.open')}
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit', fontSize: '0.75rem', marginLeft: 2 }}
        >
          {words('search.keys')}
        </Box>
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}
