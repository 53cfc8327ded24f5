import { checkForm, loginRules } from '@mall/ui/rules';

const posted = new FormData();
for (const [name, value] of Object.entries({ type: '1', phone: '138', password: 'evergreen', imgCode: 'k7f2', verificationCode: 't1' }))
  posted.set(name, value);
console.log(JSON.stringify(checkForm(loginRules, posted)));
