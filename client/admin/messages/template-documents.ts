import { graphql } from '../../__generated__/index.ts'

export const Template_template = graphql(`
  fragment Template_template on MessageTemplate {
    event
    channel
    language
    subject
    body
    isOwn
    isEnabled
    isRequired
    placeholders
  }
`)

export const MessageTemplates_query = graphql(`
  query MessageTemplates {
    messageTemplates {
      ...Template_template
    }
  }
`)

export const MessagePreview_query = graphql(`
  query MessagePreview($input: SaveMessageTemplateInput!) {
    messagePreview(input: $input) {
      subject
      body
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SaveMessageTemplate_mutation = graphql(`
  mutation SaveMessageTemplate($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      messageTemplates {
        ...Template_template
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RestoreMessageTemplate_mutation = graphql(`
  mutation RestoreMessageTemplate($input: RestoreMessageTemplateInput!) {
    restoreMessageTemplate(input: $input) {
      messageTemplates {
        ...Template_template
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SetMessageRule_mutation = graphql(`
  mutation SetMessageRule($input: SetMessageRuleInput!) {
    setMessageRule(input: $input) {
      messageTemplates {
        ...Template_template
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
