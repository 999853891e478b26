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
        readyMadeHindi: readyMade(locale: HI)
        tailored
        tailoredHindi: tailored(locale: HI)
      }
      returnDays
      categoryTiles {
        category
        isShown
        title
        hindiTitle: title(locale: HI)
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
      readyMadeHindi: readyMade(locale: HI)
      tailored
      tailoredHindi: tailored(locale: HI)
    }
    returnDays
    categoryTiles {
      category
      isShown
      title
      hindiTitle: title(locale: HI)
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
      hindiTitle: title(locale: HI)
      hindiSubtitle: subtitle(locale: HI)
      hindiDescription: description(locale: HI)
      hindiAction: action(locale: HI)
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
