import { icon } from './icon.tsx'

export const HomeIcon = icon(
  'Home',
  <path d="M3 8.6 10 3l7 5.6V16a1 1 0 0 1-1 1h-3.8v-5H7.8v5H4a1 1 0 0 1-1-1z" />,
)
export const SendIcon = icon('Send', <path d="M17 3 9 11M17 3l-5 14-3-6-6-3z" />)
export const PeopleIcon = icon(
  'People',
  <path d="M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 16.5c0-2.6 2.2-4.4 5-4.4s5 1.8 5 4.4M12.8 9.2a2.4 2.4 0 0 0 0-4.7M14.6 12.5c1.7.5 2.9 1.9 2.9 4" />,
)
export const UserIcon = icon(
  'User',
  <path d="M10 9.5A3.25 3.25 0 1 0 10 3a3.25 3.25 0 0 0 0 6.5ZM4 17c0-2.9 2.7-4.8 6-4.8s6 1.9 6 4.8" />,
)
export const InfoIcon = icon(
  'Info',
  <path d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 9.5v4M10 6.5h.01" />,
)
export const AlertIcon = icon(
  'Alert',
  <path d="M8.9 3.8 2.6 14.8A1.3 1.3 0 0 0 3.7 16.7h12.6a1.3 1.3 0 0 0 1.1-1.9L11.1 3.8a1.3 1.3 0 0 0-2.2 0ZM10 8v3.5M10 14h.01" />,
)
export const CheckIcon = icon('Check', <path d="m4 10.5 4 4 8-9" />)
export const ClockIcon = icon(
  'Clock',
  <path d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 6v4l2.7 1.6" />,
)
export const LockIcon = icon(
  'Lock',
  <path d="M5 9h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1ZM6.8 9V6.2a3.2 3.2 0 0 1 6.4 0V9" />,
)
export const ArrowLeftIcon = icon('ArrowLeft', <path d="M16.5 10h-13M9 4.5 3.5 10 9 15.5" />)
export const ChevronDownIcon = icon('ChevronDown', <path d="m5 7.5 5 5 5-5" />)
export const CloseIcon = icon('Close', <path d="M5 5l10 10M15 5 5 15" />)
export const SearchIcon = icon(
  'Search',
  <path d="M8.8 14a5.2 5.2 0 1 0 0-10.4 5.2 5.2 0 0 0 0 10.4ZM12.7 12.7 17 17" />,
)
export const EyeIcon = icon(
  'Eye',
  <path d="M2 10s2.9-5.2 8-5.2S18 10 18 10s-2.9 5.2-8 5.2S2 10 2 10ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />,
)
export const EyeOffIcon = icon(
  'EyeOff',
  <path d="M3 3l14 14M8.3 5c.5-.1 1.1-.2 1.7-.2 5.1 0 8 5.2 8 5.2a13 13 0 0 1-2.3 2.8M5.3 6.5A12.6 12.6 0 0 0 2 10s2.9 5.2 8 5.2c1.3 0 2.4-.3 3.4-.8" />,
)
export const SignOutIcon = icon(
  'SignOut',
  <path d="M8 3.5H4.5A.5.5 0 0 0 4 4v12a.5.5 0 0 0 .5.5H8M12.5 6.5 16 10l-3.5 3.5M16 10H8" />,
)
