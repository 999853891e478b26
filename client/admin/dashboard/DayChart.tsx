import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { type DayValue, firstDayLabel, toBars } from './bars.ts'

interface DayChartProps {
  title: string
  days: readonly DayValue[]
  format: (value: number) => string
}

/** In units of the drawing, which is stretched to its container. */
const height = 100
const barWidth = 10
const gap = 2

/** A bar chart of one metric over time, with a table of the same values for screen readers. */
export function DayChart({ title, days, format }: DayChartProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [hovered, setHovered] = useState<number | null>(null)
  const bars = toBars(i18n, days)
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const shown = hovered === null ? undefined : bars[hovered]
  return (
    <Panel
      title={title}
      action={
        <Text color="fg.muted">
          {shown ? `${shown.label}: ${format(shown.value)}` : t`${{ total: format(total) }} in all`}
        </Text>
      }
    >
      <Box aria-hidden>
        <Text textStyle="xs" color="fg.muted">
          {format(highest)}
        </Text>
        <chakra.svg
          viewBox={`0 0 ${bars.length * barWidth} ${height}`}
          preserveAspectRatio="none"
          width="full"
          height="40"
          borderBottomWidth="1px"
          borderColor="border.emphasized"
          onPointerLeave={() => setHovered(null)}
        >
          {bars.map(({ label, value }, index) => {
            const size = (value / highest) * height
            return (
              <g key={label} onPointerEnter={() => setHovered(index)}>
                <rect x={index * barWidth} width={barWidth} height={height} fill="transparent" />
                <chakra.rect
                  x={index * barWidth + gap / 2}
                  y={height - size}
                  width={barWidth - gap}
                  height={size}
                  fill={hovered === index ? 'rani.solid' : 'brand.solid'}
                />
              </g>
            )
          })}
        </chakra.svg>
        <Flex justify="space-between" textStyle="xs" color="fg.muted" mt="1">
          <span>{firstDayLabel(i18n, days)}</span>
          <span>
            <Trans>Today</Trans>
          </span>
        </Flex>
      </Box>
      <chakra.details mt="2">
        <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
          <Trans>{title} as a table</Trans>
        </chakra.summary>
        <Box maxH="72" overflowY="auto" tabIndex={0} role="region" aria-labelledby={id}>
          <chakra.table width="full" css={{ '& :is(th, td)': { textAlign: 'start', py: '1', pe: '3' } }}>
            <caption id={id} hidden>
              {bars.length === days.length ? <Trans>{title} by day</Trans> : <Trans>{title} by week</Trans>}
            </caption>
            <thead>
              <tr>
                <th scope="col">{bars.length === days.length ? t`Day` : t`Week`}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {bars.toReversed().map(({ label, value }) => (
                <tr key={label}>
                  <td>{label}</td>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </chakra.details>
    </Panel>
  )
}
