import type { AdminTodayQuery, TodayOrder_OrderFragment } from '../../../../__generated__/graphql.ts'
import { adminPaths } from '../../../../../shared/admin-paths.ts'
import { formatQuantity } from '../../../../../shared/materials/quantities.ts'
import { formatExactRupees } from '../../../../lib/money.ts'
import { dayOfInstant, formatNearDay, noonOf } from '../../../../lib/shop-days.ts'
import { materialName } from '../../materials/material-labels.ts'
import { channelLabels, eventLabels } from '../../messages/message-labels.ts'
import { orderSubject } from '../../orders/order-labels.ts'
import { garmentName } from '../../workshop/garment-name.ts'
import type { TodayEntry, TodayListProps } from './TodayList.tsx'

type Today = AdminTodayQuery['today']

interface Listed<Node> {
  totalCount: number
  totalCountIsCapped: boolean
  nodes: Node[]
}

/** The lists that the viewer may see, in the order in which they are worked through. */
export function todayLists(today: Today, now: Date): TodayListProps[] {
  const day = dayOfInstant(now)
  const { overdue, due, trials, alterations, toQuote } = today
  const { paymentsToConfirm, readyUnpaid, messagesToSend, lowMaterials, lowStock } = today
  return [
    listOf(
      overdue,
      'Overdue',
      dueEntry,
      'All overdue orders',
      adminPaths.orders({ overdue: 'yes', sort: 'due' }),
    ),
    listOf(due, 'Due today and tomorrow', dueEntry, 'Orders by due day', adminPaths.orders({ sort: 'due' })),
    listOf(
      trials,
      'Trials',
      ({ id, code, customerName, trialDate, order, ...garment }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: code,
        about: `${customerName} · ${garmentName(garment)}`,
        when: trialDate ? formatNearDay(noonOf(trialDate)) : '',
        isLate: trialDate != null && trialDate < day,
      }),
      'All trials',
      adminPaths.workshop('trials'),
    ),
    listOf(
      alterations,
      'Alterations',
      ({ id, details, requestedAt, dueDate, isOverdue, order }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: order.orderNumber,
        about: `${order.customer.name} · ${shortened(details)}`,
        when: dueDate ? formatNearDay(noonOf(dueDate)) : `since ${formatNearDay(requestedAt)}`,
        isLate: isOverdue,
      }),
      'All alterations',
      adminPaths.workshop('alterations'),
    ),
    listOf(toQuote, 'To quote', sinceEntry, 'Orders to quote', adminPaths.orders({ status: 'pending' })),
    listOf(
      paymentsToConfirm,
      'Payments to confirm',
      ({ id, amount, submittedAt, order }) => ({
        key: id,
        to: adminPaths.order(order.id),
        name: order.orderNumber,
        about: `${order.customer.name} · ${formatExactRupees(amount)}`,
        when: `since ${formatNearDay(submittedAt)}`,
      }),
      'Confirm payments',
      adminPaths.payments(),
    ),
    listOf(
      readyUnpaid,
      'Ready but unpaid',
      (order) => ({
        ...dueEntry(order),
        about: `${order.customer.name} · ${formatExactRupees(order.balance ?? 0)}`,
      }),
      'All unpaid orders',
      adminPaths.payments(),
    ),
    listOf(
      messagesToSend,
      'Messages to send',
      ({ id, event, channel, status, recipient, createdAt, orderId }) => ({
        key: id,
        to: orderId == null ? adminPaths.messages() : adminPaths.order(orderId),
        name: eventLabels[event],
        about: `${channelLabels[channel]} to ${recipient}${status === 'FAILED' ? ' · failed' : ''}`,
        when: `since ${formatNearDay(createdAt)}`,
        isLate: status === 'FAILED',
      }),
      'Send messages',
      adminPaths.messages(),
    ),
    listOf(
      lowMaterials,
      'Materials running low',
      ({ id, unit, stock, ...material }) => ({
        key: id,
        to: adminPaths.material(id),
        name: materialName(material),
        about: '',
        when: `${formatQuantity(stock, unit)} left`,
        isLate: stock === 0,
      }),
      'All that run low',
      adminPaths.materials({ show: 'low' }),
    ),
    listOf(
      lowStock,
      'Low stock',
      ({ id, productName, quantityInStock }) => ({
        key: id,
        to: adminPaths.changeProduct(id),
        name: productName,
        about: '',
        when: `${quantityInStock} left`,
      }),
      'All with low stock',
      adminPaths.products([
        ['stock', 'few'],
        ['productStatus', 'ACTIVE'],
        ['sort', 'stock'],
      ]),
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

const orderEntry = (order: TodayOrder_OrderFragment) => ({
  key: order.id,
  to: adminPaths.order(order.id),
  name: order.orderNumber,
  about: `${order.customer.name} · ${orderSubject(order)}`,
})

const dueEntry = (order: TodayOrder_OrderFragment): TodayEntry => ({
  ...orderEntry(order),
  when: order.deliveryDate ? formatNearDay(order.deliveryDate) : 'no day',
  isLate: order.isOverdue,
})

const sinceEntry = (order: TodayOrder_OrderFragment): TodayEntry => ({
  ...orderEntry(order),
  when: `since ${formatNearDay(order.orderDate)}`,
})

const MAX_DETAILS = 60

const shortened = (text: string) =>
  text.length > MAX_DETAILS ? `${text.slice(0, MAX_DETAILS).trimEnd()}…` : text
