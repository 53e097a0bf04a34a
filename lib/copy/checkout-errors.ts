import { byLang } from './by-lang.ts'

/** The messages of invalid fields of the checkout, by the problem that the store names (contract 4.28). */
export const checkoutErrors = byLang(
  {
    problems: {
      nome: {
        obrigatorio: 'Informe o seu nome completo.',
        invalido: 'Informe nome e sobrenome, como na nota fiscal.',
        longo: 'O nome pode ter até 120 caracteres.',
      },
      email: {
        obrigatorio: 'Informe o e-mail.',
        invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
      },
      cpf: {
        obrigatorio: 'Informe o CPF.',
        invalido: 'Este CPF não confere. Veja se falta um número ou se algum trocou de lugar.',
      },
      celular: {
        obrigatorio: 'Informe o celular com DDD.',
        invalido: 'Informe o celular com DDD, como (11) 91234-5678.',
      },
      cep: {
        obrigatorio: 'Informe o CEP.',
        invalido: 'Este CEP não existe. Confira os números e tente de novo.',
      },
      logradouro: { obrigatorio: 'Informe a rua ou avenida.' },
      numero: { obrigatorio: 'Informe o número.' },
      complemento: { longo: 'O complemento pode ter até 80 caracteres.' },
      bairro: { obrigatorio: 'Informe o bairro.' },
      cidade: { obrigatorio: 'Informe a cidade.' },
      uf: { obrigatorio: 'Escolha o estado.', invalido: 'Este estado não é o do CEP.' },
      destinatario: { longo: 'O nome pode ter até 120 caracteres.' },
      recado: { longo: 'O recado pode ter até 200 caracteres.' },
      observacao: { longo: 'A observação pode ter até 300 caracteres.' },
      opcao: 'Escolha uma forma de entrega.',
      pagamento: 'Escolha uma forma de pagamento.',
    },
    invalid: 'Há algo neste campo que não podemos usar. Digite de novo, por favor.',
  },
  {
    problems: {
      nome: {
        obrigatorio: 'Please enter your full name.',
        invalido: 'Please enter your first and last name, as on the invoice.',
        longo: 'The name can have up to 120 characters.',
      },
      email: {
        obrigatorio: 'Please enter your e-mail.',
        invalido: 'This e-mail does not look complete. Example: name@example.com',
      },
      cpf: {
        obrigatorio: 'Please enter your CPF.',
        invalido: 'This CPF is not valid. Check for missing or swapped digits.',
      },
      celular: {
        obrigatorio: 'Please enter the mobile number with its area code.',
        invalido: 'Enter the number with its area code, such as (11) 91234-5678.',
      },
      cep: {
        obrigatorio: 'Please enter the postal code.',
        invalido: 'This postal code does not exist. Check the digits and try again.',
      },
      logradouro: { obrigatorio: 'Please enter the street or avenue.' },
      numero: { obrigatorio: 'Enter the number.' },
      complemento: { longo: 'This field can have up to 80 characters.' },
      bairro: { obrigatorio: 'Please enter the neighborhood.' },
      cidade: { obrigatorio: 'Please enter the city.' },
      uf: {
        obrigatorio: 'Please choose the state.',
        invalido: 'This state does not match the postal code.',
      },
      destinatario: { longo: 'The name can have up to 120 characters.' },
      recado: { longo: 'The message can have up to 200 characters.' },
      observacao: { longo: 'The instructions can have up to 300 characters.' },
      opcao: 'Please choose a delivery method.',
      pagamento: 'Please choose a payment method.',
    },
    invalid: 'There is something in this field that we cannot use. Please type it again.',
  },
)
