import { MessageCircle, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { AreaDeTexto } from '../area-de-texto/area-de-texto.tsx';
import { Caixa } from '../caixa/caixa.tsx';
import { CampoCodigo } from '../campo-codigo/campo-codigo.tsx';
import { CampoMascarado } from '../campo-mascarado/campo-mascarado.tsx';
import { CampoSenha } from '../campo-senha/campo-senha.tsx';
import { CampoTexto } from '../campo-texto/campo-texto.tsx';
import { Contador } from '../contador/contador.tsx';
import { Escolha } from '../escolha/escolha.tsx';
import { Selecao } from '../selecao/selecao.tsx';
import { SeletorDeTelaCheia } from '../seletor-de-tela-cheia/seletor-de-tela-cheia.tsx';
import { Amostra } from './amostra.tsx';
import { instituicoes } from './dados.ts';
import { FormularioDeProva } from './formulario-de-prova.tsx';

const parentescos = [
  { valor: 'pai', texto: 'Pai' },
  { valor: 'mae', texto: 'Mãe' },
  { valor: 'outro', texto: 'Outro parente' },
];

const longo =
  'Nome completo da pessoa responsável, exatamente como aparece no documento de identidade mais recente que ela tem';

function Codigo({ inicial = '', ...resto }: { inicial?: string; erro?: string; disabled?: boolean }) {
  const [codigo, setCodigo] = useState(inicial);
  return (
    <CampoCodigo
      rotulo="Código de 6 dígitos"
      dica="Enviamos por SMS para (11) 9••••-4321."
      value={codigo}
      aoMudar={setCodigo}
      {...resto}
    />
  );
}

export function AmostrasDeCampos() {
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const [pessoas, setPessoas] = useState(3);
  const [canal, setCanal] = useState<'sms' | 'whatsapp' | null>('whatsapp');
  return (
    <>
      <Amostra nome="Campo de texto">
        <CampoTexto rotulo="Nome completo" dica="Como está no seu RG ou na sua CNH." autoComplete="name" />
        <CampoTexto
          rotulo="Nome completo"
          defaultValue="Marina d'Ávila Sant'Anna"
          obrigatorio
          autoComplete="off"
        />
        <CampoTexto
          rotulo="E-mail"
          type="email"
          defaultValue="marina@exemplo"
          autoComplete="off"
          erro="Digite o e-mail completo, como nome@exemplo.com. Confira o que vem depois do @."
        />
      </Amostra>
      <Amostra nome="Campo de texto: opcional, desabilitado, só leitura, longo">
        <CampoTexto rotulo="Complemento" opcional dica="Apartamento, bloco, casa dos fundos." />
        <CampoTexto rotulo="Cidade" defaultValue="Goioerê" disabled />
        <CampoTexto rotulo="E-mail da conta" defaultValue="marina@exemplo.com.br" readOnly />
        <CampoTexto
          rotulo={longo}
          dica={`${longo}. ${longo}.`}
          erro={`${longo}: preencha.`}
          defaultValue={longo}
        />
      </Amostra>
      <Amostra nome="Máscaras">
        <CampoMascarado mascara="cpf" rotulo="CPF" dica="Os 11 números do seu CPF." />
        <CampoMascarado
          mascara="telefone"
          rotulo="Celular"
          defaultValue="+55 11 98765-4321"
          autoComplete="off"
        />
        <CampoMascarado
          mascara="data"
          rotulo="Data de nascimento"
          dica="Dia, mês e ano: 27/11/2000."
          defaultValue="31/02/1990"
          erro="A data está incorreta. Confira o dia e o mês."
        />
        <CampoMascarado mascara="cep" rotulo="CEP" defaultValue="01310-100" disabled />
        <CampoMascarado
          mascara="dinheiro"
          rotulo="Renda mensal"
          dica="O que você recebe por mês, antes dos descontos."
          defaultValue="3212.5"
        />
      </Amostra>
      <Amostra nome="Dentro de um formulário (register e Controller)">
        <FormularioDeProva />
      </Amostra>
      <Amostra nome="Senha">
        <CampoSenha
          rotulo="Crie uma senha"
          dica="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
          autoComplete="new-password"
        />
        <CampoSenha
          rotulo="Senha"
          defaultValue="abc 123"
          autoComplete="current-password"
          erro="A senha não pode conter espaços como caracteres."
        />
      </Amostra>
      <Amostra nome="Código">
        <Codigo />
        <Codigo inicial="0456" erro="O código não confere. Confira os números ou peça outro." />
        <Codigo inicial="045678" disabled />
      </Amostra>
      <Amostra nome="Escolha">
        <Escolha
          rotulo="Como você quer receber o código?"
          name="canal"
          value={canal}
          aoMudar={setCanal}
          opcoes={[
            {
              valor: 'sms',
              titulo: 'SMS',
              descricao: 'Mensagem de texto comum',
              icone: <MessageSquareText />,
            },
            {
              valor: 'whatsapp',
              titulo: 'WhatsApp',
              descricao: 'Precisa de internet',
              icone: <MessageCircle />,
            },
          ]}
        />
        <Escolha
          rotulo="Você já tem outra graduação?"
          name="graduacao"
          ladoALado
          opcoes={[
            { valor: 'S', titulo: 'Sim' },
            { valor: 'N', titulo: 'Não' },
          ]}
          erro="Escolha uma das respostas."
        />
      </Amostra>
      <Amostra nome="Escolha: desabilitada com motivo, texto longo">
        <Escolha
          rotulo="Qual comprovante você tem?"
          dica="Um só basta."
          name="comprovante"
          defaultValue="contracheque"
          opcoes={[
            {
              valor: 'contracheque',
              titulo:
                'Contracheque dos últimos três meses, inteiro, com o nome da empresa e o mês de referência',
              descricao: 'Serve o que o aplicativo da empresa gera em PDF, mesmo sem carimbo nem assinatura.',
            },
            { valor: 'decore', titulo: 'DECORE', descricao: 'Feita por um contador.' },
            {
              valor: 'extrato',
              titulo: 'Extrato bancário',
              desabilitada: true,
              motivo: 'Só para contas individuais; a sua é conjunta.',
            },
          ]}
        />
      </Amostra>
      <Amostra nome="Caixa">
        <Caixa rotulo="Aceito ser comunicado por SMS e WhatsApp" defaultChecked />
        <Caixa rotulo="Li o regulamento e concordo" erro="Para continuar, confirme que leu o regulamento." />
        <Caixa
          cartao
          rotulo="Meu cônjuge não tem celular"
          descricao="Então usamos só o e-mail para falar com ele ou ela."
        />
        <Caixa rotulo="Receber novidades" disabled />
        <Caixa rotulo="Conta conferida" disabled defaultChecked />
      </Amostra>
      <Amostra nome="Seleção, contador, área de texto">
        <Selecao rotulo="Parentesco" vazio="Escolha" opcoes={parentescos} defaultValue="" />
        <Selecao
          rotulo="Parentesco"
          opcoes={parentescos}
          defaultValue="mae"
          erro="Este parentesco já foi usado."
        />
        <Selecao rotulo="Parentesco" opcoes={parentescos} disabled />
        <Contador
          rotulo="Quantas pessoas moram na sua casa, contando você?"
          dica="Conte você também."
          unidade="pessoa"
          minimo={1}
          maximo={20}
          value={pessoas}
          aoMudar={setPessoas}
        />
        <AreaDeTexto
          rotulo="Conte o que aconteceu"
          dica="Pelo menos 10 letras."
          contagem="0 de 500"
          placeholder="Escreva aqui"
        />
      </Amostra>
      <Amostra nome="Seletor de tela cheia">
        <SeletorDeTelaCheia
          rotulo="Instituição e câmpus"
          titulo="Onde você vai estudar?"
          rotuloDaBusca="Buscar instituição, câmpus ou cidade"
          itens={instituicoes}
          value={escolhida}
          aoMudar={setEscolhida}
          rodape={<a href="#grupo-campos">Não achei a minha instituição</a>}
        />
        <SeletorDeTelaCheia
          rotulo="Instituição e câmpus"
          titulo="Onde você vai estudar?"
          rotuloDaBusca="Buscar"
          itens={instituicoes}
          value="agora-centro"
          aoMudar={() => undefined}
          erro="Este câmpus não participa do programa que você escolheu."
        />
        <SeletorDeTelaCheia
          rotulo="Curso"
          titulo="Curso"
          rotuloDaBusca="Buscar"
          itens={[]}
          value={null}
          aoMudar={() => undefined}
          vazio="Escolha antes a instituição"
          disabled
        />
      </Amostra>
    </>
  );
}
