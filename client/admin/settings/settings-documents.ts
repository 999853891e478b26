import { graphql } from '../../__generated__/index.ts'

export const AdminSettings_query = graphql(`
  query AdminSettings {
    shop {
      ...ShopSettings_shop
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
        readyMadeHindi: readyMade(locale: HI, fallback: false)
        tailored
        tailoredHindi: tailored(locale: HI, fallback: false)
      }
      returnDays
      cashOnDeliveryLimit
      cashOnDeliveryPrefixes
      cashOnDeliveryFee
      roundsTotals
      categoryTiles {
        category
        isShown
        title
        hindiTitle: title(locale: HI, fallback: false)
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
      readyMadeHindi: readyMade(locale: HI, fallback: false)
      tailored
      tailoredHindi: tailored(locale: HI, fallback: false)
    }
    returnDays
    cashOnDeliveryLimit
    cashOnDeliveryPrefixes
    cashOnDeliveryFee
    roundsTotals
    categoryTiles {
      category
      isShown
      title
      hindiTitle: title(locale: HI, fallback: false)
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
      hindiTitle: title(locale: HI, fallback: false)
      hindiSubtitle: subtitle(locale: HI, fallback: false)
      hindiDescription: description(locale: HI, fallback: false)
      hindiAction: action(locale: HI, fallback: false)
    }
    settingsVersion
  }
`)

export const SaveShopSettings_mutation = graphql(`
  mutation SaveShopSettings($input: SaveShopSettingsInput!) {
    saveShopSettings(input: $input) {
      shop {
        ...ShopSettings_shop
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
