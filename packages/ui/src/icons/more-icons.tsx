import { icon } from './icon.tsx'

// Separate from the icons of the entry chunk: these are loaded with the screens that use them.
export const CalendarIcon = icon(
  'Calendar',
  <path d="M4 4.5h12a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5.500a1 1 0 0 1 1-1ZM3 8.500h14M7 2.800v3.200M13 2.800v3.200" />,
)
export const StarIcon = icon(
  'Star',
  <path d="m10 2.800 2.200 4.600 5 .700-3.600 3.500.850 5L10 14.200l-4.450 2.400.850-5L2.800 8.100l5-.700z" />,
)
export const ShareIcon = icon(
  'Share',
  <path d="M10 12.500V3M6.500 6 10 2.800 13.500 6M5 9.500H4v7h12v-7h-1" />,
)
export const RefreshIcon = icon(
  'Refresh',
  <path d="M16.500 10a6.500 6.500 0 1 1-2-4.700L16.500 7M16.500 3v4h-4" />,
)
export const UploadIcon = icon('Upload', <path d="M10 13V3.500M6 7l4-3.800L14 7M3.500 12.500v4h13v-4" />)
export const CameraIcon = icon(
  'Camera',
  <path d="M3 6.500h3l1.500-2h5l1.500 2h3v9.500H3zM10 13.500a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400z" />,
)
export const CardIcon = icon(
  'Card',
  <path d="M2.500 4.500h15v11h-15zM7 11a1.700 1.700 0 1 0 0-3.400A1.700 1.700 0 0 0 7 11zM4.500 13.500c.4-1 1.300-1.500 2.500-1.500s2.100.5 2.500 1.500M12 8h3M12 11h3" />,
)
export const PageIcon = icon(
  'Page',
  <path d="M5 2.800h7l3.500 3.500v11H5zM12 2.800v3.500h3.500M8 10h5M8 13h5" />,
)
export const ChatIcon = icon(
  'Chat',
  <path d="M4 3.500h12A1.500 1.500 0 0 1 17.500 5v7.500A1.500 1.500 0 0 1 16 14h-5.500L6 17.200V14H4a1.500 1.500 0 0 1-1.500-1.500V5A1.500 1.500 0 0 1 4 3.500ZM6.500 7.500h7M6.500 10.500h4.500" />,
)
export const ListIcon = icon('List', <path d="M7 5h10M7 10h10M7 15h10M3.2 5h.01M3.2 10h.01M3.2 15h.01" />)
export const HelpIcon = icon(
  'Help',
  <path d="M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM8 8a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M10 13.7h.01" />,
)
export const ArrowRightIcon = icon('ArrowRight', <path d="M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5" />)
export const PlusIcon = icon('Plus', <path d="M10 4v12M4 10h12" />)
export const ExternalIcon = icon(
  'External',
  <path d="M8 4H4.5a.5.5 0 0 0-.5.5v11a.5.5 0 0 0 .5.5h11a.5.5 0 0 0 .5-.5V12M11.5 3.5h5v5M16.5 3.5 9.5 10.5" />,
)
export const BuildingIcon = icon(
  'Building',
  <path d="M4 17V4a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v13M12 8h3a1 1 0 0 1 1 1v8M2.5 17h15M7 6.5h2M7 10h2M7 13.5h2" />,
)
export const CopyIcon = icon(
  'Copy',
  <path d="M8 7.5h7.5A.5.5 0 0 1 16 8v8.5a.5.5 0 0 1-.5.5H8a.5.5 0 0 1-.5-.5V8a.5.5 0 0 1 .5-.5ZM4.5 12.5A.5.5 0 0 1 4 12V3.5A.5.5 0 0 1 4.5 3H12a.5.5 0 0 1 .5.5v1" />,
)
export const BankIcon = icon('Bank', <path d="M3 8 10 3.5 17 8zM5 8v6M8.4 8v6M11.6 8v6M15 8v6M3 16.5h14" />)
export const ChevronRightIcon = icon('ChevronRight', <path d="m7.5 5 5 5-5 5" />)
export const ScaleIcon = icon(
  'Scale',
  <path d="M10 3v14M6 17h8M4 6h12M4 6l-2 5.5a2.2 2.2 0 0 0 4 0zM16 6l-2 5.5a2.2 2.2 0 0 0 4 0z" />,
)
export const ShieldIcon = icon(
  'Shield',
  <path d="M10 2.8 16 5v4.6c0 3.7-2.5 6.3-6 7.6-3.5-1.3-6-3.9-6-7.6V5zM7.3 10l2 2 3.4-4" />,
)
export const SwapIcon = icon('Swap', <path d="M6 3.5v12M3 12.5l3 3.5 3-3.5M14 16.5v-12M11 7.5 14 4l3 3.5" />)
export const BellIcon = icon(
  'Bell',
  <path d="M4 14.500c1.200-1.200 1.500-2.600 1.500-5.500a4.500 4.500 0 0 1 9 0c0 2.900.3 4.300 1.500 5.500zM8.200 17a2 2 0 0 0 3.600 0" />,
)
