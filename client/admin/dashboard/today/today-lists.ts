import type { AdminTodayQuery, TodayOrder_OrderFragment } from '../../../__generated__/graphql.ts'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { formatQuantity } from '../../../../shared/materials/quantities.ts'
import { appointmentKindNames, appointmentPlaceNames } from '../../../lib/appointments.ts'
import { formatBirthday } from '../../../lib/birthdays.ts'
import { customerName } from '../../../lib/customer-name.ts'
import { designName } from '../../../lib/localized-name.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { currentDay, formatNearDay, formatTime, noonOf } from '../../../lib/shop-days.ts'
import { materialName } from '../../../lib/materials.ts'
import { channelLabels, eventLabels } from '../../messages/message-labels.ts'
import { orderSubject } from '../../orders/order-labels.ts'
import { garmentName } from '../../workshop/garment-name.ts'
import type { TodayEntry, TodayListProps } from './TodayList.tsx'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Today = AdminTodayQuery['today']

interface Listed<Node> {
  totalCount: number
  totalCountIsCapped: boolean
  nodes: Node[]
}

/** The lists that the viewer may see, in the order in which they are worked through. */
export function todayLists(i18n: I18n, today: Today): TodayListProps[] {
  const day = currentDay()
  const { overdue, due, appointments, trials, toAssign, alterations, toMeasure, toQuote } = today
  const { paymentsToConfirm, readyUnpaid, messagesToSend, lowMaterials, lowStock, birthdays } = today
  return [
    listOf(
      overdue,
      i18n._(msg`Overdue`),
      (order) => underWayEntry(i18n, order),
      i18n._(msg`All overdue orders`),
      adminPaths.orders({ overdue: 'yes', sort: 'due' }),
    ),
    listOf(
      due,
      i18n._(msg`Due today and tomorrow`),
      (order) => underWayEntry(i18n, order),
      i18n._(msg`Orders by due day`),
      adminPaths.orders({ sort: 'due' }),
    ),
    listOf(
      appointments,
      i18n._(msg`Appointments`),
      ({ id, kind, place, startsAt, customerName: name, address }) => ({
        key: id,
        to: adminPaths.appointments(),
        name,
        about: [appointmentKindNames[kind], appointmentPlaceNames[place]]
          .map((label) => i18n._(label))
          .concat(address ?? [])
          .join(' · '),
        when: formatTime(startsAt, i18n),
        isLate: new Date(startsAt) < new Date(),
        appointment: id,
      }),
      i18n._(msg`All appointments`),
      adminPaths.appointments(),
    ),
    listOf(
      toAssign,
      i18n._(msg`Nobody sews them yet`),
      ({ id, code, dueDate, isOverdue, ...garment }) => ({
        key: id,
        to: adminPaths.garment(code),
        name: code,
        about: `${customerName(i18n, garment.customerName)} · ${garmentName(i18n, garment)}`,
        when: dueDate ? formatNearDay(noonOf(dueDate), i18n) : i18n._(msg`no day`),
        isLate: isOverdue,
        garment: { id, code },
      }),
      i18n._(msg`Open the workshop`),
      adminPaths.workshop(),
    ),
    listOf(
      trials,
      i18n._(msg`Trials`),
      ({ id, code, trialDate, order, ...garment }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: code,
        about: `${customerName(i18n, garment.customerName)} · ${garmentName(i18n, garment)}`,
        when: trialDate ? formatNearDay(noonOf(trialDate), i18n) : '',
        isLate: trialDate != null && trialDate < day,
        next: { label: i18n._(msg`Alteration`), to: adminPaths.alteration(order.id, id) },
      }),
      i18n._(msg`All trials`),
      adminPaths.workshop('trials'),
    ),
    listOf(
      alterations,
      i18n._(msg`Alterations`),
      ({ id, details, requestedAt, dueDate, isOverdue, order }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: order.orderNumber,
        about: `${customerName(i18n, order.customer.name)} · ${shortened(details)}`,
        when: dueDate
          ? formatNearDay(noonOf(dueDate), i18n)
          : i18n._(msg`since ${{ day: formatNearDay(requestedAt, i18n) }}`),
        isLate: isOverdue,
      }),
      i18n._(msg`All alterations`),
      adminPaths.workshop('alterations'),
    ),
    listOf(
      toMeasure,
      i18n._(msg`No measurements yet`),
      (order) => ({ ...dueEntry(i18n, order), to: adminPaths.editOrder(order.id) }),
      i18n._(msg`Orders by due day`),
      adminPaths.orders({ sort: 'due' }),
    ),
    listOf(
      toQuote,
      i18n._(msg`To quote`),
      (order) => sinceEntry(i18n, order),
      i18n._(msg`Orders to quote`),
      adminPaths.orders({ status: 'pending' }),
    ),
    listOf(
      paymentsToConfirm,
      i18n._(msg`Payments to confirm`),
      ({ id, amount, submittedAt, order }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: order.orderNumber,
        about: `${customerName(i18n, order.customer.name)} · ${formatExactRupees(amount)}`,
        when: i18n._(msg`since ${{ day: formatNearDay(submittedAt, i18n) }}`),
      }),
      i18n._(msg`Confirm payments`),
      adminPaths.payments(),
    ),
    listOf(
      readyUnpaid,
      i18n._(msg`Ready but unpaid`),
      (order) => ({
        ...dueEntry(i18n, order),
        about: `${customerName(i18n, order.customer.name)} · ${formatExactRupees(order.balance ?? 0)}`,
        next: handOver(i18n, order),
      }),
      i18n._(msg`All unpaid orders`),
      adminPaths.payments(),
    ),
    listOf(
      messagesToSend,
      i18n._(msg`Messages to send`),
      ({ id, event, channel, status, recipient, createdAt, orderId, whatsAppLink }) => ({
        key: id,
        to: orderId == null ? adminPaths.messages() : adminPaths.order(orderId),
        name: i18n._(eventLabels[event]),
        about:
          status === 'FAILED'
            ? i18n._(msg`${{ channel: i18n._(channelLabels[channel]) }} to ${recipient} · failed`)
            : i18n._(msg`${{ channel: i18n._(channelLabels[channel]) }} to ${recipient}`),
        when: i18n._(msg`since ${{ day: formatNearDay(createdAt, i18n) }}`),
        isLate: status === 'FAILED',
        message: status === 'TO_SEND' && whatsAppLink ? { id, link: whatsAppLink } : null,
      }),
      i18n._(msg`Send messages`),
      adminPaths.messages(),
    ),
    listOf(
      lowMaterials,
      i18n._(msg`Materials running low`),
      ({ id, unit, stock, ...material }) => ({
        key: id,
        to: adminPaths.material(id),
        name: materialName(material),
        about: '',
        when: i18n._(msg`${{ quantity: formatQuantity(stock, unit) }} left`),
        isLate: stock === 0,
      }),
      i18n._(msg`All that run low`),
      adminPaths.materials({ show: 'low' }),
    ),
    listOf(
      lowStock,
      i18n._(msg`Low stock`),
      ({ id, quantityInStock, ...design }) => ({
        key: id,
        to: adminPaths.changeProduct(id),
        name: designName(i18n, design),
        about: '',
        when: i18n._(msg`${quantityInStock} left`),
      }),
      i18n._(msg`All with low stock`),
      adminPaths.products([
        ['stock', 'few'],
        ['productStatus', 'ACTIVE'],
        ['sort', 'stock'],
      ]),
    ),
    listOf(
      birthdays,
      i18n._(msg`Birthdays`),
      ({ id, name, phone, birthday }) => ({
        key: id,
        to: adminPaths.customer(id),
        name,
        about: '',
        when: birthday ? formatBirthday(i18n, birthday) : '',
        phone: phone ?? null,
      }),
      i18n._(msg`All customers`),
      adminPaths.customers(),
    ),
  ].filter((list) => list !== null)
}

function listOf<Node>(
  list: Listed<Node> | null | undefined,
  title: string,
  entry: (node: Node) => TodayEntry,
  label: string,
  to: string,
): TodayListProps | null {
  if (!list) return null
  const { totalCount: total, totalCountIsCapped: isCapped, nodes } = list
  return { title, entries: nodes.map(entry), total, isCapped, action: { label, to } }
}

const orderEntry = (i18n: I18n, order: TodayOrder_OrderFragment) => ({
  key: order.id,
  to: adminPaths.order(order.id),
  name: order.orderNumber,
  about: `${customerName(i18n, order.customer.name)} · ${orderSubject(i18n, order)}`,
})

const dueEntry = (i18n: I18n, order: TodayOrder_OrderFragment): TodayEntry => ({
  ...orderEntry(i18n, order),
  when: order.deliveryDate ? formatNearDay(order.deliveryDate, i18n) : i18n._(msg`no day`),
  isLate: order.isOverdue,
})

const handOver = (i18n: I18n, { id }: TodayOrder_OrderFragment) => ({
  label: i18n._(msg`Hand over`),
  to: adminPaths.handOver(id),
})

/** What is ready is handed over; whoever waits for the rest is called. */
const underWayEntry = (i18n: I18n, order: TodayOrder_OrderFragment): TodayEntry => ({
  ...dueEntry(i18n, order),
  ...(order.orderStatus === 'READY' ? { next: handOver(i18n, order) } : { phone: order.customer.phone }),
})

const sinceEntry = (i18n: I18n, order: TodayOrder_OrderFragment): TodayEntry => ({
  ...orderEntry(i18n, order),
  when: i18n._(msg`since ${{ day: formatNearDay(order.orderDate, i18n) }}`),
})

const MAX_DETAILS = 60

const shortened = (text: string) =>
  text.length > MAX_DETAILS ? `${text.slice(0, MAX_DETAILS).trimEnd()}…` : text
