/** Terms of use for the stories of forms that ask for consent; pages give them in the reader's language by `spoken`. */
export const storyAgreement = {
  title: 'Terms of use',
  content: (
    <>
      <p>We sell care for skin and body, and describe it as it is.</p>
      <h3>Your account</h3>
      <p>Keep its password to yourself. What is ordered with it is ordered by you.</p>
    </>
  ),
};
