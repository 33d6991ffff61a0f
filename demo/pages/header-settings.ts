/** The theme's account settings: `account` in the configuration. */
export const accountSettings = {
  hf_account_action_type: 'menu',
  hf_account_show_menu_on: 'click',
  hf_account_logout_action: 'login',
  is_header_builder_active: '1',
} as const;
