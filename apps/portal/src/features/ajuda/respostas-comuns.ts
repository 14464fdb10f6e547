/** What student and guarantor ask alike. */
import { VALIDADE_DO_LINK_DA_SENHA } from '@credito/domain/acesso/nova-senha';
import type { Assunto, Resposta } from './assunto.ts';

export const SE_O_BOLETO_E_NOSSO: Resposta = {
  pergunta: 'Como sei se um boleto é de vocês?',
  texto:
    'Cole a linha do boleto ou o código Pix em “Conferir um boleto”. E leia no aplicativo do banco o nome de quem recebe, antes de confirmar.',
};

export const POR_QUE_CONFIRMAR: Resposta = {
  pergunta: 'Por que confirmar os meus dados a cada semestre?',
  texto:
    'Para o contrato do semestre seguinte, confirmamos endereço, contato, estado civil e fiador. Se nada mudou, é só confirmar.',
};

export const RESPOSTAS_COMUNS: readonly Assunto[] = [
  {
    id: 'entrar',
    titulo: 'Entrar e senha',
    caminhos: /^\/($|entrada-social|recuperacao-senha|redefinir-senha)/,
    respostas: [
      {
        pergunta: 'Esqueci a minha senha. E agora?',
        texto: `Use “Esqueci minha senha” e informe o seu CPF. Enviamos um link ao e-mail da conta. Ele ${VALIDADE_DO_LINK_DA_SENHA}.`,
      },
      {
        pergunta: 'O e-mail não chegou.',
        texto:
          'Espere alguns minutos e olhe a caixa de spam. Se você não usa mais aquele e-mail, fale com a nossa central.',
      },
      {
        pergunta: 'Estudante e fiador têm contas separadas?',
        texto: 'Não. A mesma conta, com o mesmo CPF e a mesma senha, serve aos dois portais.',
      },
    ],
  },
  {
    id: 'conta',
    titulo: 'Criar a conta',
    caminhos: /^\/(cadastro|confirmar-email)/,
    respostas: [
      {
        pergunta: 'O código não chegou.',
        texto:
          'Confira o número e espere uns 30 segundos para pedir outro. Você também pode voltar e receber por WhatsApp. O código anterior continua valendo por 10 minutos.',
      },
      {
        pergunta: 'Posso confirmar o meu e-mail sem código?',
        texto:
          'Sim. A mensagem “sua conta foi criada” traz um botão que confirma o endereço, mesmo em outro aparelho. O código continua valendo: em “Meu perfil”, toque em “Confirmar e-mail”.',
      },
      {
        pergunta: 'Por que pedem o nome como está no documento?',
        texto: 'Porque ele vai para o contrato. Depois, em “Meu perfil”, você escolhe como quer ser chamado.',
      },
      {
        pergunta: 'Meu CPF já tem conta.',
        texto: 'Entre com o CPF e a senha. Se não lembra da senha, crie uma nova em “Esqueci minha senha”.',
      },
    ],
  },
  {
    id: 'dados',
    titulo: 'Dados e documentos',
    caminhos: /^\/(dados-pessoais|meus-dados|pendencias)/,
    respostas: [
      {
        pergunta: 'Quais arquivos posso enviar?',
        texto:
          'Fotos (JPG, PNG, GIF, ou HEIC do iPhone) e PDF. Fotografe o documento inteiro, sem sombra e sem cortar as bordas.',
      },
      {
        pergunta: 'Meu PDF tem senha.',
        texto: 'Pode enviar. Pedimos a senha uma vez e guardamos uma cópia sem senha para a análise.',
      },
      {
        pergunta: 'A foto sumiu depois de abrir a câmera.',
        texto:
          'Alguns aparelhos fecham a página para abrir a câmera. Suas respostas ficam guardadas: tire a foto de novo.',
      },
    ],
  },
  {
    id: 'privacidade',
    titulo: 'Os seus dados',
    caminhos: /^\/perfil\/(acessos|preferencias|mensagens)/,
    respostas: [
      {
        pergunta: 'Quem vê os meus dados e documentos?',
        texto:
          'Só quem analisa ou atende a sua solicitação, e cada vez fica registrada. Em “Meu perfil”, “Quem viu os seus dados” mostra quem foi, quando e o quê.',
      },
      {
        pergunta: 'O estudante e o fiador veem os dados um do outro?',
        texto:
          'O estudante acompanha o que falta do fiador, sem abrir os documentos nem a renda que o próprio fiador informou. O fiador não vê os documentos do estudante.',
      },
      {
        pergunta: 'Como os meus documentos são guardados?',
        texto:
          'Cifrados, e pelo prazo de cada tipo de dado. Depois do prazo, o portal apaga. Para saber o que guardamos ou pedir uma correção, fale com a nossa central.',
      },
    ],
  },
  {
    id: 'perfil',
    titulo: 'Perfil e segurança',
    caminhos: /^\/perfil/,
    respostas: [
      {
        pergunta: 'Entrei em um aparelho que não é meu.',
        texto: 'Em “Meu perfil”, em “Aparelhos conectados”, saia daquele aparelho ou de todos os outros.',
      },
      {
        pergunta: 'Mudei de celular ou de e-mail.',
        texto:
          'Troque em “Meu perfil”. Pedimos a senha e um código enviado ao novo contato, e avisamos o antigo.',
      },
    ],
  },
];
