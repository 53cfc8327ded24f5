import { checkForm, loginRules } from '@mall/ui/rules';

const posted = new FormData();
for (const [name, value] of Object.entries({ type: 'phone', phone: '138', password: 'evergreen', captcha: 'k7f2', captchaToken: 't1' }))
  posted.set(name, value);
console.log(JSON.stringify(checkForm(loginRules, posted)));
