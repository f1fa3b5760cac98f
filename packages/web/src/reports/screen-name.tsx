const META = 'screen'

/** Gives reports of this screen a name other than its address; React keeps it in the page's head while it is shown. */
export function ScreenName({ name }: { name: string }) {
  return <meta name={META} content={name} />
}

/** The screen that is shown, without ids: the name it gives itself, or its path. */
export function currentScreen(page: Pick<Window, 'document' | 'location'> | undefined): string {
  if (page === undefined) return ''
  const named = page.document.querySelector(`meta[name="${META}"]`)?.getAttribute('content')
  return named ?? page.location.pathname.replaceAll(/[a-z]{3}_[0-9a-f]{32}/g, ':id')
}
