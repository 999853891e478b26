import { logInByPin, readThisDevice } from '../../domain/staff/log-in-by-pin.ts'
import { removeStaffPin, saveStaffMember, unlockStaffPin } from '../../domain/staff/save-staff-member.ts'
import { listShopDevices, removeShopDevice, saveShopDevice } from '../../domain/staff/shop-devices.ts'
import { listStaffMembers, type StaffMember } from '../../domain/staff/staff-member.ts'
import { findStaffRole } from '../../domain/staff-roles/list-staff-roles.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const staff: Resolvers = {
  Query: {
    thisDevice: (_root, _args, ctx) => readThisDevice(ctx),
    shopDevices: (_root, _args, ctx) => listShopDevices(ctx),
    staffMembers: (_root, _args, ctx) => listStaffMembers(ctx),
  },
  Mutation: {
    saveStaffMember: (_root, { input }, ctx) => changing(() => saveStaffMember(ctx, input)),
    removeStaffPin: (_root, { input: { id } }, ctx) => changing(() => removeStaffPin(ctx, id)),
    unlockStaffPin: (_root, { input: { id } }, ctx) => changing(() => unlockStaffPin(ctx, id)),
    saveShopDevice: (_root, { input }, ctx) =>
      withUserErrors({ shopDevice: null }, async () => ({ shopDevice: await saveShopDevice(ctx, input) })),
    removeShopDevice: (_root, { input: { id } }, ctx) =>
      withUserErrors({ removedShopDeviceId: null }, async () => {
        await removeShopDevice(ctx, id)
        return { removedShopDeviceId: id }
      }),
    logInByPin: (_root, { input }, ctx) =>
      withUserErrors({ token: null, user: null }, () => logInByPin(ctx, input)),
  },
  ShopDevice: {
    isThis: ({ id }, _args, ctx) => id === ctx.device.id,
  },
  StaffMember: {
    staffRole: ({ staffRoleId }, _args, ctx) =>
      staffRoleId === null ? null : findStaffRole(ctx, staffRoleId),
  },
}

const changing = (change: () => Promise<StaffMember>) =>
  withUserErrors({ staffMember: null }, async () => ({ staffMember: await change() }))
