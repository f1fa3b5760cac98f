import type { TransferWire } from '@puente/contract/customer'
import { Button, Card, Form, LiveRegion, Muted, Rating, TextArea } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useMay } from '../../access/session.ts'
import { keepTransfer } from '../transfer-queries.ts'
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

interface RatingFormProps {
  transfer: TransferWire
  onRated: () => void
  onCancel: (() => void) | undefined
}

function RatingForm({ transfer: { id, rating }, onRated, onCancel }: RatingFormProps) {
  const queryClient = useQueryClient()
  const [stars, setStars] = useState<number>(rating?.stars ?? 0)
  const [comment, setComment] = useState(rating?.comment ?? '')
  const [isMissing, setMissing] = useState(false)
  const rate = useMutation({
    mutationFn: () => {
      const said = comment.trim()
      return api.rateTransfer({ params: { id }, body: { stars, ...(said === '' ? {} : { comment: said }) } })
    },
    onSuccess: async (transfer) => {
      await keepTransfer(queryClient, transfer)
      onRated()
    },
  })
  return (
    <Form
      busy={rate.isPending}
      refusal={refusalOf(rate.error)}
      faults={isMissing && stars === 0 ? { stars: words('rating.missing') } : {}}
      onSubmit={() => {
        setMissing(stars === 0)
        if (stars > 0) rate.mutate()
      }}
    >
      <Rating name="stars" legend={words('rating.stars')} value={stars} onChange={setStars} />
      <TextArea
        optional
        name="comment"
        label={words('rating.comment')}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
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
