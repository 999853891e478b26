import { Box, chakra, Flex, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { CategoryTile } from '../../shop/home/CategoryTile.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { ResetToConfigured } from './ResetToConfigured.tsx'
import type { FieldsProps } from './FactsFields.tsx'
import type { Errors, TileValues } from './settings-values.ts'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import { OwnPicture } from './OwnPicture.tsx'

/** The category tiles of the home page: which ones, in which order, with which texts and pictures. */
export function TileFields({ values, configured, errors, change }: FieldsProps) {
  const { t } = useLingui()
  const { tiles } = values
  const shown = tiles.filter(({ isShown }) => isShown)
  const changeOne = (at: number, some: Partial<TileValues>) =>
    change({ tiles: tiles.map((tile, index) => (index === at ? { ...tile, ...some } : tile)) })
  const move = (at: number, by: -1 | 1) => {
    const tile = tiles[at]!
    const others = tiles.filter((each) => each !== tile)
    change({ tiles: [...others.slice(0, at + by), tile, ...others.slice(at + by)] })
  }
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <Trans>
          Each leads to the designs of its category. Without a title of yours it bears the category’s name.
        </Trans>
      </Text>
      <Stack as="ol" gap="3" listStyleType="none">
        {tiles.map((tile, at) => (
          <TileRow
            key={tile.category}
            tile={tile}
            errors={errors}
            prefix={`tiles.${at}`}
            change={(some) => changeOne(at, some)}
            moveUp={at === 0 ? null : () => move(at, -1)}
            moveDown={at === tiles.length - 1 ? null : () => move(at, 1)}
          />
        ))}
      </Stack>
      <ResetToConfigured
        label={t`Category tiles`}
        fields={['tiles']}
        values={values}
        configured={configured}
        change={change}
      />
      {/* A preview only: its links are disabled. */}
      <Box role="group" aria-label={t`Preview of the category tiles`} inert overflowX="auto">
        {shown.length === 0 && (
          <Text>
            <Trans>The home page shows none.</Trans>
          </Text>
        )}
        <Flex as="ul" gap="4" listStyleType="none" css={{ zoom: 0.7 }}>
          {shown.map(({ title, hindiTitle, ...tile }) => (
            <CategoryTile
              key={tile.category}
              tile={{ ...tile, title: title.trim() || null, hindiTitle: hindiTitle.trim() || null }}
            />
          ))}
        </Flex>
      </Box>
    </Stack>
  )
}

interface TileRowProps {
  tile: TileValues
  errors: Errors
  prefix: string
  change: (some: Partial<TileValues>) => void
  /** Null when it can't move. */
  moveUp: (() => void) | null
  moveDown: (() => void) | null
}

function TileRow({ tile, errors, prefix, change, moveUp, moveDown }: TileRowProps) {
  const { t, i18n } = useLingui()
  const { category, isShown, title, hindiTitle, picture } = tile
  const name = i18n._(adminCategoryLabels[category])
  return (
    <Box as="li" px="4" py="2" borderWidth="1px" borderRadius="l2">
      <Flex justify="space-between" align="center" gap="2">
        <CheckField
          label={t`Show ${name}`}
          checked={isShown}
          onChange={({ target }) => change({ isShown: target.checked })}
        />
        <Flex>
          <MoveButton label={t`Move ${name} forward`} onClick={moveUp}>
            <ArrowUp />
          </MoveButton>
          <MoveButton label={t`Move ${name} back`} onClick={moveDown}>
            <ArrowDown />
          </MoveButton>
        </Flex>
      </Flex>
      {isShown && (
        <chakra.details>
          <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
            <Trans>Title and picture of {name}</Trans>
          </chakra.summary>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" pb="3">
            <TextField
              label={t`Title of ${name}`}
              value={title}
              maxLength={30}
              error={errors[`${prefix}.title`]}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextField
              label={t`Title of ${name} in Hindi`}
              value={hindiTitle}
              maxLength={30}
              lang="hi"
              error={errors[`${prefix}.hindiTitle`]}
              onChange={({ target }) => change({ hindiTitle: target.value })}
            />
            <OwnPicture
              label={t`Picture of ${name}`}
              picture={picture}
              change={(chosen) => change({ picture: chosen })}
            />
          </SimpleGrid>
        </chakra.details>
      )}
    </Box>
  )
}

interface MoveButtonProps {
  label: string
  onClick: (() => void) | null
  children: ReactNode
}

const MoveButton = ({ label, onClick, children }: MoveButtonProps) => (
  <IconButton variant="ghost" aria-label={label} disabled={onClick === null} onClick={() => onClick?.()}>
    {children}
  </IconButton>
)
