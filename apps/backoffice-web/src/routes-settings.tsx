import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { settingFilters, startFilters } from './features/settings/filters.ts'
import { requireOneOf, requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { shell } from './shell-route.tsx'

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  validateSearch: (search) => chosenIn(settingFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'settings'),
  component: lazyRouteComponent(() => import('./features/settings/list-screen.tsx'), 'SettingsScreen'),
})

const setting = createRoute({
  getParentRoute: () => shell,
  path: '/settings/$kind/$key',
  validateSearch: (search) => chosenIn(startFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'settings'),
  component: lazyRouteComponent(() => import('./features/settings/setting-screen.tsx'), 'SettingScreen'),
})

const settingsFile = createRoute({
  getParentRoute: () => shell,
  path: '/settings-file',
  beforeLoad: ({ context }) => requireOneOf(context.session, ['officer', 'admin']),
  component: lazyRouteComponent(
    () => import('./features/settings/file/file-screen.tsx'),
    'SettingsFileScreen',
  ),
})

const retention = createRoute({
  getParentRoute: () => shell,
  path: '/retention',
  beforeLoad: ({ context }) => requireRole(context.session, 'retention'),
  component: lazyRouteComponent(() => import('./features/retention/retention-screen.tsx'), 'RetentionScreen'),
})

/** Screens of the settings that staff change by versions, and of the retention of data, which one of them decides. */
export const settingRoutes = [settings, setting, settingsFile, retention] as const
