/** Terms of use for the stories of forms that require consent; pages show them in the reader's language with `spoken`. */
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
