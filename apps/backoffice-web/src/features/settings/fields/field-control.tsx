import type { FieldOfProps } from './field-of.tsx'
import { GroupField } from './group-field.tsx'
import {
  ChoiceField,
  CountField,
  DayField,
  DecimalField,
  FlagField,
  MarkdownField,
  MoneyField,
  ShareField,
  TextField,
  TimeField,
} from './leaves.tsx'
import { ListField } from './list-field.tsx'
import { RecordField } from './record-field.tsx'
import { RowsField } from './rows-field.tsx'
import { ChoicesField, WeekdaysField } from './several.tsx'

/** The control for a field of a setting. */
export function FieldControl({ field: { spec, optional: isOptional }, ...rest }: FieldOfProps) {
  const props = { ...rest, isOptional }
  switch (spec.control) {
    case 'money':
      return <MoneyField {...props} spec={spec} />
    case 'count':
      return <CountField {...props} spec={spec} />
    case 'share':
      return <ShareField {...props} spec={spec} />
    case 'decimal':
      return <DecimalField {...props} spec={spec} />
    case 'flag':
      return <FlagField {...props} spec={spec} />
    case 'text':
      return <TextField {...props} spec={spec} />
    case 'id':
      return null
    case 'markdown':
      return <MarkdownField {...props} spec={spec} />
    case 'day':
      return <DayField {...props} spec={spec} />
    case 'time':
      return <TimeField {...props} spec={spec} />
    case 'choice':
      return <ChoiceField {...props} spec={spec} />
    case 'choices':
      return <ChoicesField {...props} spec={spec} />
    case 'weekdays':
      return <WeekdaysField {...props} spec={spec} />
    case 'group':
      return <GroupField {...props} spec={spec} />
    case 'rows':
      return <RowsField {...props} spec={spec} />
    case 'list':
      return <ListField {...props} spec={spec} />
    case 'record':
      return <RecordField {...props} spec={spec} />
  }
}
