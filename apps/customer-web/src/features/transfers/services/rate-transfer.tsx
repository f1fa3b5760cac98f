import type { TransferWire } from '@puente/contract/customer'
import { Button, Card, Form, LiveRegion, Muted, Rating, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useMay } from '../../access/session.ts'
import { storeTransfer } from '../transfer-queries.ts'
import { words } from './words.ts'

/**
 * The rating of a delivered transfer: asked once, then shown; it can be changed once while that is allowed.
 */
export function RateTransfer({ transfer }: { transfer: TransferWire }) {
  const [changing, setChanging] = useState(false)
  const [thanked, setThanked] = useState(false)
  const { state, rating } = transfer
  const mayRate = useMay('operate')
  if (state !== 'delivered' || (!mayRate && rating === undefined)) return null
  const isAsked = rating === undefined || changing
  return (
    <Card title={words(isAsked ? 'rating.title' : 'rating.given')}>
      {isAsked ? (
        <RatingForm
          transfer={transfer}
          onCancel={changing ? () => setChanging(false) : undefined}
          onRated={() => {
            setChanging(false)
            setThanked(true)
          }}
        />
      ) : (
        <Given rating={rating} onChange={mayRate ? () => setChanging(true) : undefined} />
      )}
      <LiveRegion message={thanked && !changing ? words('rating.thanks') : ''} />
    </Card>
  )
}

interface GivenProps {
  rating: NonNullable<TransferWire['rating']>
  onChange: (() => void) | undefined
}

function Given({ rating: { stars, comment, changeableUntil }, onChange }: GivenProps) {
  return (
    <>
      <Rating name="rated" legend={words('rating.given')} value={stars} readOnly />
      {comment === undefined ? null : <p>{comment}</p>}
      {changeableUntil === undefined || onChange === undefined ? null : (
        <>
          <Muted>{words('rating.until', { when: format.dateTime(changeableUntil) })}</Muted>
          <div>
            <Button kind="text" onPress={onChange}>
              {words('rating.change')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

interface RatingValues {
  readonly stars: number
  readonly comment: string
}

interface RatingFormProps {
  transfer: TransferWire
  onRated: () => void
  onCancel: (() => void) | undefined
}

function RatingForm({ transfer: { id, rating }, onRated, onCancel }: RatingFormProps) {
  const queryClient = useQueryClient()
  const rate = useMutation({
    mutationFn: ({ stars, comment }: RatingValues) => {
      const said = comment.trim()
      return api.rateTransfer({ params: { id }, body: { stars, ...(said === '' ? {} : { comment: said }) } })
    },
    onSuccess: async (transfer) => {
      await storeTransfer(queryClient, transfer)
      onRated()
    },
  })
  const form = useEndpointForm<RatingValues>({
    sending: rate,
    defaults: { stars: rating?.stars ?? 0, comment: rating?.comment ?? '' },
    submit: (values) => rate.mutate(values),
  })
  return (
    <Form {...form.props}>
      <Rating
        legend={words('rating.stars')}
        {...form.choice('stars', { validate: (stars) => stars > 0 || words('rating.missing') })}
      />
      <TextArea
        optional
        label={words('rating.comment')}
        rows={2}
        maxLength={500}
        {...form.field('comment')}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" kind="primary" busy={rate.isPending}>
          {words('rating.submit')}
        </Button>
        {onCancel === undefined ? null : (
          <Button kind="text" onPress={onCancel}>
            {words('rating.keep')}
          </Button>
        )}
      </div>
    </Form>
  )
}
