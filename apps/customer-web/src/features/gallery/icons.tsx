import { styled } from '@mui/material/styles'
import {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BankIcon,
  BellIcon,
  BuildingIcon,
  CalendarIcon,
  CameraIcon,
  CardIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  HelpIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  LockIcon,
  PageIcon,
  PeopleIcon,
  PlusIcon,
  RefreshIcon,
  ScaleIcon,
  SearchIcon,
  SendIcon,
  ShareIcon,
  ShieldIcon,
  SignOutIcon,
  StarIcon,
  SwapIcon,
  UploadIcon,
  UserIcon,
  rem,
  v,
} from '@puente/ui'

const IconGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    justifyItems: 'center',
    gap: 6,
    padding: 8,
    fontSize: rem(12),
    color: v.inkMuted,
  },
  '& svg': { color: v.primary },
})

// Imported by name: a namespace import would put all icons into the entry chunk.
const icons = {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BankIcon,
  BellIcon,
  BuildingIcon,
  CalendarIcon,
  CameraIcon,
  CardIcon,
  ChatIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  HelpIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  LockIcon,
  PageIcon,
  PeopleIcon,
  PlusIcon,
  RefreshIcon,
  ScaleIcon,
  SearchIcon,
  SendIcon,
  ShareIcon,
  ShieldIcon,
  SignOutIcon,
  StarIcon,
  SwapIcon,
  UploadIcon,
  UserIcon,
}

export function Icons() {
  return (
    <IconGrid>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden />
          {name.replace('Icon', '')}
        </li>
      ))}
    </IconGrid>
  )
}
