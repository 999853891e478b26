import { graphql } from '../../__generated__/index.ts'

export const StaffMember_fragment = graphql(`
  fragment StaffMember_fields on StaffMember {
    id
    name
    email
    staffRole {
      id
      name
    }
    hasPin
    isPinLocked
    hasTwoFactor
  }
`)

export const ShopDevice_fragment = graphql(`
  fragment ShopDevice_fields on ShopDevice {
    id
    name
    lockAfterMinutes
    lastUsedAt
    isThis
  }
`)

export const AdminStaff_query = graphql(`
  query AdminStaff {
    staffMembers {
      ...StaffMember_fields
    }
    shopDevices {
      ...ShopDevice_fields
    }
    staffRoles {
      id
      name
    }
  }
`)

export const SaveStaffMember_mutation = graphql(`
  mutation SaveStaffMember($input: SaveStaffMemberInput!) {
    saveStaffMember(input: $input) {
      staffMember {
        ...StaffMember_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RemoveStaffPin_mutation = graphql(`
  mutation RemoveStaffPin($input: StaffMemberInput!) {
    removeStaffPin(input: $input) {
      staffMember {
        ...StaffMember_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const UnlockStaffPin_mutation = graphql(`
  mutation UnlockStaffPin($input: StaffMemberInput!) {
    unlockStaffPin(input: $input) {
      staffMember {
        ...StaffMember_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SaveShopDevice_mutation = graphql(`
  mutation SaveShopDevice($input: SaveShopDeviceInput!) {
    saveShopDevice(input: $input) {
      shopDevice {
        ...ShopDevice_fields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RemoveShopDevice_mutation = graphql(`
  mutation RemoveShopDevice($input: RemoveShopDeviceInput!) {
    removeShopDevice(input: $input) {
      removedShopDeviceId
      userErrors {
        ...UserErrors
      }
    }
  }
`)
