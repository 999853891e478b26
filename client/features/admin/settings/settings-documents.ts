import { graphql } from '../../../__generated__/index.ts'

export const AdminSettings_query = graphql(`
  query AdminSettings {
    shop {
      ...ShopSettings_shop @unmask
    }
    configuredShop {
      phone
      whatsApp
      email
      address {
        street
        city
        state
        pincode
        country
      }
      openingHours
      socialLinks {
        name
        url
      }
      achievements {
        years
        blouses
        designs
      }
      fitNotes {
        readyMade
        readyMadeHindi
        tailored
        tailoredHindi
      }
      returnDays
      categoryTiles {
        category
        isShown
        title
        hindiTitle
        picture
      }
      advanceRules {
        orderType
        minimumTotal
        percent
        amount
      }
      upi {
        vpa
        payeeName
      }
    }
  }
`)

export const ShopSettings_shop = graphql(`
  fragment ShopSettings_shop on Shop {
    name
    phone
    whatsApp
    email
    address {
      street
      city
      state
      pincode
      country
    }
    openingHours
    socialLinks {
      name
      url
    }
    achievements {
      years
      blouses
      designs
    }
    fitNotes {
      readyMade
      readyMadeHindi
      tailored
      tailoredHindi
    }
    returnDays
    categoryTiles {
      category
      isShown
      title
      hindiTitle
      picture
    }
    advanceRules {
      orderType
      minimumTotal
      percent
      amount
    }
    upi {
      vpa
      payeeName
    }
    heroSlides {
      position
      title
      subtitle
      description
      action
      picture
      hindi {
        title
        subtitle
        description
        action
      }
    }
    settingsVersion
  }
`)

export const SaveShopSettings_mutation = graphql(`
  mutation SaveShopSettings($input: SaveShopSettingsInput!) {
    saveShopSettings(input: $input) {
      shop {
        ...ShopSettings_shop @unmask
      }
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)
